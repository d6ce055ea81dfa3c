export { LandingPage as Component } from '@/components/landing/landing-page';
