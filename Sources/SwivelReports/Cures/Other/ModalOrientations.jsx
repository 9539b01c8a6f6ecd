// UIKit ignores the orientations with presentationStyle pageSheet or formSheet.
<Modal visible={isOpen} supportedOrientations={['portrait', 'landscape']}>
  <Note />
</Modal>
