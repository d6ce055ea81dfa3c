import { EventsSection } from '@/components/events/events-section';
import { NewsSection } from '@/components/news/news-section';
import { PlanSection } from '@/components/plans/plan-section';
import { TipsSection } from '@/components/tips/tips-section';
import { content } from '@/lib/content';
import { Benefits } from './benefits';
import { Hero } from './hero';
import { Invites } from './invites';
import { MastheadRule } from './masthead-rule';
import { Promos } from './promos';
import { ThisWeek } from './this-week';
import { Why } from './why';

/** The landing page, section by section in the order of R-NAV-7. */
export function LandingPage() {
  const { landing, lists, plans, books, games } = content;
  return (
    <>
      <Hero hero={landing.hero} />
      <MastheadRule text={landing.rule} />
      <ThisWeek />
      <Promos promos={landing.promos} />
      <Invites invites={landing.invites} />
      <Why why={landing.why} />
      <Benefits benefits={landing.benefits} />
      <PlanSection subscribe={landing.subscribe} plans={plans} />
      <TipsSection copy={landing.tips} lists={lists} books={books} games={games} />
      <EventsSection />
      <NewsSection />
    </>
  );
}
