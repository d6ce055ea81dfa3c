import { scrollToAnchor } from './arrival';
import { backLink } from './back-link';
import { showByDate } from './days';
import { fadeInPictures } from './fade-in';
import { faq } from './faq';
import { focusSearch } from './focus-search';
import { imageFaults } from './image-faults';
import { islands } from './islands';
import { keepOnPress } from './keep-on-press';
import { menu } from './menu';
import { resume } from './resume';
import { revealOnScroll } from './rise';
import { scrollState } from './scroll-state';
import { unfoldForPrint } from './unfold';

// Runs on every page, without React (decision 0013), before any island hydrates.
showByDate();
backLink();
imageFaults();
fadeInPictures();
scrollState();
menu();
faq();
unfoldForPrint();
keepOnPress();
scrollToAnchor();
revealOnScroll();
resume();
// The back/forward cache returns a page as it was before the puzzle.
addEventListener('pageshow', resume);
islands();
focusSearch();
