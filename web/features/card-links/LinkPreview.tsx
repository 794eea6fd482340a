import type { LinkPart } from '#contract/card-links.ts';
import type { FamilyView, SharedView } from '#contract/member.ts';
import { linesOf } from '#web/card/lines.ts';
import { OpenFace } from '#web/card/OpenFace.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { sharedAnswer } from '#words/shared-answer.ts';
import { cardLinksTexts } from './card-links.texts.ts';
import styles from './MakeLink.module.css';

export interface OwnFace {
  shared: SharedView;
  family: FamilyView;
}

const STARS = ['rashi', 'gon', 'nakshatra'] as const;

/** One's own card as a stranger with the link sees it, with these parts on it. */
export function LinkPreview({ shared, family, parts }: OwnFace & { parts: ReadonlySet<LinkPart> }) {
  const t = useTexts(cardLinksTexts);
  const language = useLanguage();
  const { father, mother } = family.relatives;
  const lines = [
    parts.has('roots') && linesOf(shared, language, { hasOtherReligion: true }).community,
    parts.has('roots') && sharedAnswer(shared, 'desh', language),
    // The pada stays with acceptance.
    parts.has('horoscope') && joined(STARS.map((name) => sharedAnswer({ ...shared, pada: null }, name, language))),
    parts.has('parents') && joined([father.name, mother.name]),
    parts.has('phone') && t.withPhone,
  ];
  return (
    <section className={styles.preview}>
      <p className={styles.caption}>{t.preview}</p>
      <OpenFace
        member={{
          ...shared,
          picture: parts.has('photo') ? shared.picture : '',
          aboutSelf: parts.has('ownWords') ? shared.aboutSelf : '',
        }}
        name={<p className={styles.name}>{parts.has('surname') ? family.fullName : shared.name}</p>}
      >
        {lines.map((line) => line && <p key={line}>{line}</p>)}
      </OpenFace>
    </section>
  );
}

const joined = (parts: readonly string[]): string => parts.filter(Boolean).join(' · ');
