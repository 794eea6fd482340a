import { Link } from 'react-router';
import { Evenly } from '#web/features/how-lists-are-made/Evenly.tsx';
import { howListsTexts } from '#web/features/how-lists-are-made/how-lists-are-made.texts.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Reading } from '#web/layout/Reading.tsx';
import { HeadingWithListen } from '#web/listen/HeadingWithListen.tsx';
import { useVisitor } from '#web/VisitorProvider.tsx';

export const head = howListsTexts;

/** The factors of the order of lists, the weightiest first. */
const COUNTS = ['own', 'theirs', 'stars', 'lately', 'filled', 'seen'] as const;
/** The facts that never count. */
const NEVER = ['Caste', 'Skin', 'Money', 'Paid', 'Answers', 'Health'] as const;

/** Explains the order of lists in words that a family can repeat. */
export function Component() {
  const t = useTexts(howListsTexts);
  const { pid } = useVisitor();
  return (
    <Reading>
      <HeadingWithListen>
        <h1>{t.title}</h1>
      </HeadingWithListen>
      <p>
        <strong>{t.lead}</strong>
      </p>
      <h2>{t.counts}</h2>
      <ol>
        {COUNTS.map((name) => (
          <li key={name}>
            <strong>{t[`${name}Name`]}.</strong> {t[name]}
          </li>
        ))}
      </ol>
      <h2>{t.never}</h2>
      <ul>
        {NEVER.map((name) => (
          <li key={name}>{t[`never${name}`]}</li>
        ))}
      </ul>
      <Evenly />
      <h2>{t.changes}</h2>
      <p>{t.changesText}</p>
      <h2>{t.turn}</h2>
      <p>{t.turnText}</p>
      <h2>{t.yours}</h2>
      <p>{t.yoursText}</p>
      {pid && (
        <p>
          <Link to="/matching-profile/wishes">{t.toWishes}</Link>
        </p>
      )}
      <p>
        <Link to="/trust-figures">{t.toFigures}</Link>
      </p>
      <p>
        <Link to="/faqs">{t.toFaqs}</Link>
      </p>
    </Reading>
  );
}
