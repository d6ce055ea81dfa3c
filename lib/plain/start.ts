import { arrival } from './arrival';
import { backLink } from './back-link';
import { days } from './days';
import { fadeIn } from './fade-in';
import { faq } from './faq';
import { focusSearch } from './focus-search';
import { imageFaults } from './image-faults';
import { islands } from './islands';
import { keepOnPress } from './keep-on-press';
import { menu } from './menu';
import { resume } from './resume';
import { rise } from './rise';
import { scrollState } from './scroll-state';

// Runs on every page, without React (decision 0013), before any island hydrates.
days();
backLink();
imageFaults();
fadeIn();
scrollState();
menu();
faq();
keepOnPress();
arrival();
rise();
resume();
islands();
focusSearch();
