import type { LinkPart } from '#contract/card-links.ts';
import type { FamilyView, SharedView } from '#contract/member.ts';
import { linesOf } from '#web/card/lines.ts';
import { OpenFace } from '#web/card/OpenFace.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { labelIn } from '#words/label.ts';
import { type SharedAnswer, sharedLabels } from '#words/labels/shared.ts';
import { sharedAnswer } from '#words/shared-answer.ts';
import { cardLinksTexts } from './card-links.texts.ts';
import styles from './MakeLink.module.css';

export interface OwnFace {
  shared: SharedView;
  family: FamilyView;
}

/** At this address the whole of it is seen. */
const PREVIEW = 'preview';

const ON_EVERY = ['maritalStatus', 'children', 'motherTongue', 'diet'] as const;
const ROOTS = ['community', 'desh', 'ancestralDistrict'] as const;
const STARS = ['rashi', 'gon', 'nakshatra'] as const;

/** One's own card as a stranger with the link sees it, with these parts on it; on phones its head, until one asks for the whole. */
export function LinkPreview({ shared, family, parts }: OwnFace & { parts: ReadonlySet<LinkPart> }) {
  const t = useTexts(cardLinksTexts);
  const language = useLanguage();
  const { father, mother } = family.relatives;
  // The pada stays with acceptance.
  const say = (name: SharedAnswer) => sharedAnswer({ ...shared, pada: null }, name, language);
  const named = (name: 'isMangalik' | 'aboutHoped') =>
    say(name) && `${labelIn(sharedLabels[name], language, 'fact')}: ${say(name)}`;
  const { community } = linesOf(shared, language, { hasOtherReligion: true });
  const lines = [
    joined(ON_EVERY.map(say)),
    parts.has('roots') && joined([community, ...ROOTS.map(say)]),
    parts.has('horoscope') && joined([...STARS.map(say), named('isMangalik')]),
    parts.has('parents') && joined([father.name, mother.name]),
    parts.has('phone') && t.withPhone,
    parts.has('ownWords') && named('aboutHoped'),
  ];
  const also = [...parts].map((part) => t[part].toLowerCase()).join('; ');
  const hasPhoto = parts.has('photo') && shared.picture !== '';
  return (
    <section id={PREVIEW} className={styles.preview} aria-label={t.preview}>
      <OpenFace
        member={{
          ...shared,
          picture: hasPhoto ? shared.picture : '',
          aboutSelf: parts.has('ownWords') ? shared.aboutSelf : '',
        }}
        name={<p className={styles.name}>{parts.has('surname') ? family.fullName : shared.name}</p>}
      >
        {lines.map((line) => line && <p key={line}>{line}</p>)}
      </OpenFace>
      <a className={styles.whole} href={`#${PREVIEW}`}>
        {t.whole}
      </a>
      <p className={styles.soft}>
        {also && <span className={styles.also}>{t.also(also)} </span>}
        {!hasPhoto && t.noPhoto}
      </p>
    </section>
  );
}

const joined = (parts: readonly string[]): string => parts.filter(Boolean).join(' · ');
