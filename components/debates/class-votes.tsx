import type { Debate, DebatePage } from 'content/kinds';

type Props = { classes: NonNullable<Debate['classes']>; ballot: DebatePage['ballot'] };

/** Votes of classes before and after the debate, if any class has reported one (R-DEB-5). */
export const ClassVotes = ({ classes, ballot }: Props) => (
  <section className="classes" aria-labelledby="klassen">
    <h2 id="klassen">So haben Klassen entschieden</h2>
    <ul role="list">
      {classes.map(({ name, before, after }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p>
            {ballot.before}: {before.yes} Ja, {before.no} Nein
          </p>
          <p>
            {ballot.after}: {after.yes} Ja, {after.no} Nein
          </p>
        </li>
      ))}
    </ul>
  </section>
);
