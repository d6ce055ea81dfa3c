/** The same page under its short address; /vorteile/lesekompetenz/ is the canonical one (R-READ-1). */
export { default, metadata } from '../vorteile/lesekompetenz/page';
