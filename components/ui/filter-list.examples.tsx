import type { ComponentProps } from 'react';
import styled from 'styled-components';
import type { Examples } from '@/components/examples';
import { FilterList } from './filter-list.island';
import { filterList } from './filter-list.styles';
import type { FilterItem } from './use-filter';

const item = (id: string, kategorie: string | string[], searchText: string): FilterItem => ({
  id,
  facets: { kategorie },
  searchText,
  node: <a href={`/${id}/`}>{searchText.split('\n')[0]}</a>,
});

export const ITEMS = [
  item('zoo', 'ausflug', 'Zoo-Rallye\nTierpark Hasenbusch'),
  item('nacht', 'lesung', 'Lesenacht\nBücherhaus Nachteule'),
  item('bach', 'ausflug', 'Bachexpedition\nHaltestelle Brück, Köln'),
  item('druck', ['workshop', 'ausstellung'], 'Druckwerkstatt\nDruckstube'),
];

export const many = (count: number) =>
  Array.from({ length: count }, (_, index) => item(`n-${index + 1}`, 'lesung', `Nummer ${index + 1}`));

const FACETS = [
  {
    name: 'kategorie',
    label: 'Kategorie',
    all: 'Alle Veranstaltungen',
    options: [
      { value: 'lesung', label: 'Lesungen' },
      { value: 'ausflug', label: 'Ausflüge' },
      { value: 'workshop', label: 'Workshops' },
    ],
  },
];

/** A list of four events with three chips; props override the defaults. */
export const list = (props: Partial<ComponentProps<typeof FilterList>> = {}) => (
  <FilterList
    facets={FACETS}
    items={ITEMS}
    searchLabel="Suche"
    noun={{ one: 'Veranstaltung', many: 'Veranstaltungen' }}
    empty={<h3>Nichts gefunden</h3>}
    resetLabel="Alle anzeigen"
    listClassName="cards"
    anchor="events"
    {...props}
  />
);

export const Stage = styled.div`
  ${filterList}
`;

export const examples = {
  kurz: list(),
  lang: list({ items: many(30), pageSize: 6 }),
  leer: list({ items: [] }),
} satisfies Examples;
