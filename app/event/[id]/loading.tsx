import { Page } from '@/components/ui/page';

/** Shown while an event's page is loading (R-EVT-13). */
export default function Loading() {
  return (
    <Page title="Lädt Veranstaltungsdetails..." back={{ href: '/#events', label: 'Zurück zu den Veranstaltungen' }}>
      {null}
    </Page>
  );
}
