import { today } from 'german/dates/day';
import { LinkButton } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { content } from '@/lib/content';
import { issueTitle } from '@/lib/issues/about';
import { isPublished, newestFirst } from '@/lib/issues/days';
import { issuePath, PATHS } from '@/lib/paths';

/** Says what is missing and why, lists the open issues, and explains subscriptions to adults (R-ISS-9). */
export function RestOfIssue() {
  const { heading, text, open, adults, plans } = content.lists.issues.closed;
  const builtOn = today();
  const readable = newestFirst(content.issues).filter((issue) => issue.open && isPublished(issue, builtOn));
  return (
    <section className="rest" aria-labelledby="der-rest">
      <h2 id="der-rest">{heading}</h2>
      <p>{text}</p>
      {readable.length > 0 && (
        <>
          <p>{open}</p>
          <ul>
            {readable.map((issue) => (
              <li key={issue.name}>
                <Link href={issuePath(issue.name)}>{issueTitle(issue)}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>{adults}</p>
      <LinkButton href={`${PATHS.landing}#subscribe`} variant="second">
        {plans}
      </LinkButton>
    </section>
  );
}
