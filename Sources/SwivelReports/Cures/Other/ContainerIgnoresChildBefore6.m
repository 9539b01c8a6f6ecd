@interface MainStack : UINavigationController
@end

@implementation MainStack

- (BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)orientation {
  return [self.topViewController shouldAutorotateToInterfaceOrientation:orientation];
}

@end
