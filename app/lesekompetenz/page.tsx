/** The same page under its short address; /vorteile/lesekompetenz/ is the canonical one (decisions.md). */
export { default, metadata } from '../vorteile/lesekompetenz/page';
