import type { Event } from 'content/kinds';
import { Icon, type IconName } from '@/components/ui/icon';
import { OutsideLink } from '@/components/ui/link';
import { mapsSearch, placeOf } from '@/lib/events/maps';

/** Date, time, full address with map search, age and admission of an event (R-EVT-11). */
export function EventFacts({ event }: { event: Event }) {
  const { date, time, location, fullAddress, district, organizer, ageRecommendation, admission } = event;
  return (
    <dl className="facts">
      <Fact icon="calendar" name="Datum">
        {date.text}
      </Fact>
      <Fact icon="clock" name="Uhrzeit">
        {time.text}
      </Fact>
      <Fact icon="map-pin" name="Ort">
        {location}
        {fullAddress && (
          <>
            <br />
            {fullAddress.text}
            {district && ` (${district})`}
          </>
        )}{' '}
        <OutsideLink className="maps" href={mapsSearch(placeOf(event))}>
          Maps →
        </OutsideLink>
      </Fact>
      {organizer && (
        <Fact icon="info" name="Veranstalter">
          {organizer}
        </Fact>
      )}
      {ageRecommendation && (
        <Fact icon="users" name="Alter">
          {ageRecommendation.text}
        </Fact>
      )}
      {admission && (
        <Fact icon="ticket" name="Eintritt">
          {admission.text}
        </Fact>
      )}
    </dl>
  );
}

function Fact({ icon, name, children }: { icon: IconName; name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>
        <Icon name={icon} />
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
