import { Page } from '@/components/ui/page';

/** While an event's page is on its way (R-EVT-13). */
export default function Loading() {
  return (
    <Page title="Lädt Veranstaltungsdetails..." back={{ href: '/#events', label: 'Zurück zu den Veranstaltungen' }}>
      {null}
    </Page>
  );
}
