import { EventsSection } from '@/components/events/events-section';
import { Benefits } from '@/components/landing/benefits';
import { Hero } from '@/components/landing/hero';
import { MastheadRule } from '@/components/landing/masthead-rule';
import { Promos } from '@/components/landing/promos';
import { Why } from '@/components/landing/why';
import { NewsSection } from '@/components/news/news-section';
import { PlanSection } from '@/components/plans/plan-section';
import { TipsSection } from '@/components/tips/tips-section';
import { content } from '@/lib/content';
import { PATHS } from '@/lib/pages/paths';
import { organization, website } from '@/lib/seo/graph/site';
import { JsonLd } from '@/lib/seo/json-ld';
import { fullTitle, metadataOf } from '@/lib/seo/metadata';

const { site, landing, plans, books, games } = content;

export const metadata = {
  ...metadataOf(PATHS.landing),
  // The layout's template reaches the pages below it, not the one that stands beside it.
  title: { absolute: fullTitle(landing.title) },
};

/** The landing page, section by section in the order of R-NAV-7. */
export default function LandingPage() {
  return (
    <>
      <JsonLd nodes={[organization(site), website(site)]} />
      <Hero hero={landing.hero} />
      <MastheadRule text={landing.rule} />
      <Promos promos={landing.promos} />
      <Why why={landing.why} />
      <Benefits benefits={landing.benefits} />
      <PlanSection subscribe={landing.subscribe} plans={plans} />
      <TipsSection copy={landing.tips} books={books} games={games} />
      <EventsSection />
      <NewsSection />
    </>
  );
}
