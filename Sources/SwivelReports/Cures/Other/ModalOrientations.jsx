<Modal visible={isOpen} supportedOrientations={['portrait', 'landscape']}>
  <Note />
</Modal>
