// Small modules that several islands share, bundled into one file with React. Every island and every part loaded later
// imports it; otherwise the bundler makes a file for each set of islands that share a module, and the first touch waits
// for twenty.
import '@/components/ui/button';
import '@/components/ui/card-html';
import '@/components/ui/icon';
import '@/components/ui/save-file';
import '@/components/ui/use-after-paint';
import '@/components/ui/use-feed';
import '@/components/ui/use-late';
import '@/components/ui/use-query';
import '@/components/ui/use-today';
import '@/components/ui/use-typed-search';
import '@/components/words/scrapbook-data';
import 'german/dates/german';
import '@/lib/hydrate/typed';
import '@/lib/hydrate/when-in-view';
import 'german/text';
import 'german/shuffle';
import '@/lib/watch-stored';
import 'german/fill-template';
import 'react-dom';
