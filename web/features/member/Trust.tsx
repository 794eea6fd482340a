import type { Trust as Trusted } from '#contract/badges.ts';
import { SeenSign } from '#web/card/Signs.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { longDate, monthOf } from '#words/numbers.ts';
import { trustTexts } from './trust.texts.ts';

/** The weightiest of what the trust has seen, to stand beside the name. */
export function Seen({ trust: { badges } }: { trust: Trusted }) {
  const t = useTexts(trustTexts);
  const seen = badges.find(({ kind }) => kind === 'identity') ?? badges[0];
  return (
    seen && (
      <p>
        <SeenSign /> {t[seen.kind]}
      </p>
    )
  );
}

/** What the trust has seen, each with its day, and how lately somebody was here. */
export function Trust({ trust: { badges, since, active } }: { trust: Trusted }) {
  const t = useTexts(trustTexts);
  const language = useLanguage();
  return (
    <section>
      <h2>{t.heading}</h2>
      {badges.length > 0 ? (
        <ul>
          {badges.map(({ kind, on }) => (
            <li key={kind}>
              {t[kind]}, {longDate(on, language)}
            </li>
          ))}
        </ul>
      ) : (
        <p>{t.nothing}</p>
      )}
      <p>{[since && t.since(monthOf(since, language)), t[`active_${active}`]].filter(Boolean).join(' · ')}</p>
    </section>
  );
}
