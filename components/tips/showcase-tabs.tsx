import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import { Shelf, type ShelfFacts } from './shelf';

/**
 * The showcase with its tabs; a part of its own, because the tabs weigh more than the rest of the page's script. Both
 * panels stay in the page, because both are printed.
 */
export function ShowcaseTabs({ shelves }: { shelves: ShelfFacts[] }) {
  // Whoever chose 'Spiele' before the tabs were there finds it chosen.
  const asked = shelves.find(({ kind }) => window.location.hash === `#showcase-${kind}`);
  return (
    <Tabs className="showcase" data-state="mixed" defaultSelectedKey={(asked ?? shelves[0])?.kind}>
      <TabList className="tabs" aria-label="Buchtipps oder Spiele">
        {shelves.map(({ kind, label }) => (
          <Tab key={kind} id={kind} className="tab">
            {label}
          </Tab>
        ))}
      </TabList>
      {shelves.map((shelf) => (
        <TabPanel key={shelf.kind} id={shelf.kind} className="panel" shouldForceMount>
          <Shelf {...shelf} />
        </TabPanel>
      ))}
    </Tabs>
  );
}
