import { LINK_PARTS, type LinkPart } from '#contract/card-links.ts';
import type { Household } from '#contract/household.ts';
import type { FamilyView, SharedView } from '#contract/member.ts';
import { Icon } from '#web/art/Icon.tsx';
import { drawnAlt } from '#web/card/drawn-alt.ts';
import { MemberName } from '#web/card/MemberName.tsx';
import { OpenFace } from '#web/card/OpenFace.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { householdIn } from '#words/household.ts';
import { labelIn } from '#words/label.ts';
import { type SharedAnswer, sharedLabels } from '#words/labels/shared.ts';
import { fullyNamed } from '#words/readable-name.ts';
import { sharedAnswer } from '#words/shared-answer.ts';
import { cardLinksTexts } from './card-links.texts.ts';
import styles from './MakeLink.module.css';

export interface OwnFace {
  shared: SharedView;
  family: FamilyView;
  household: Household | null;
}

/** The anchor of the whole preview. */
const PREVIEW = 'preview';
const TITLE = 'preview-title';

const ON_EVERY = ['maritalStatus', 'children', 'motherTongue', 'diet'] as const;
const ROOTS = ['community', 'desh', 'ancestralDistrict'] as const;
const STARS = ['rashi', 'gon', 'nakshatra'] as const;

/** Empty roots for the card's head, which would otherwise show caste and gotra. */
const NO_ROOTS = { religion: null, caste: null, clan: { name: '', nameBn: '', isNone: true } };

/** The facts of each part that has more than one. */
const FACTS: Partial<Record<LinkPart, readonly SharedAnswer[]>> = {
  roots: ['religion', 'caste', 'clan', ...ROOTS],
  horoscope: [...STARS, 'isMangalik'],
  ownWords: ['aboutSelf', 'aboutHoped'],
};

interface Props extends OwnFace {
  parts: ReadonlySet<LinkPart>;
}

/**
 * Shows the reader's own card as a stranger with the link sees it, with these parts. On phones only the head is shown
 * until the reader asks for more.
 */
export function LinkPreview({ shared, family, household, parts }: Props) {
  const t = useTexts(cardLinksTexts);
  const language = useLanguage();
  const { father, mother } = family.relatives;
  // The pada is shown only to accepted families.
  const say = (name: SharedAnswer) => sharedAnswer({ ...shared, pada: null }, name, language);
  const named = (name: 'isMangalik' | 'aboutHoped') =>
    say(name) && `${labelIn(sharedLabels[name], language, 'fact')}: ${say(name)}`;
  const lines = [
    joined(ON_EVERY.map(say)),
    parts.has('roots') && joined([say('religion'), ...ROOTS.map(say)]),
    parts.has('horoscope') && joined([...STARS.map(say), named('isMangalik')]),
    parts.has('home') && household && householdIn(household, language).join(' '),
    parts.has('parents') && joined([father.name, mother.name]),
    parts.has('phone') && t.withPhone,
    parts.has('ownWords') && named('aboutHoped'),
  ];
  const hasPhoto = parts.has('photo') && shared.picture !== '';
  const seen = {
    ...shared,
    ...(!parts.has('roots') && NO_ROOTS),
    picture: hasPhoto ? shared.picture : '',
    aboutSelf: parts.has('ownWords') ? shared.aboutSelf : '',
  };
  const called = fullyNamed(shared, parts.has('surname') ? family : null);
  return (
    <section id={PREVIEW} className={styles.preview} aria-labelledby={TITLE}>
      <h2 id={TITLE}>{t.preview}</h2>
      <OpenFace
        member={seen}
        drawn={drawnAlt(seen, language)}
        name={
          <p className={styles.name}>
            <MemberName member={called} />
          </p>
        }
        called={called}
      >
        {lines.map((line) => line && <p key={line}>{line}</p>)}
      </OpenFace>
      <a className={styles.whole} href={`#${PREVIEW}`}>
        {t.whole}
      </a>
    </section>
  );
}

/** Lists in short what the link shows of this member's answers. */
export function OnTheLink({ shared, family, household, parts }: Props) {
  const t = useTexts(cardLinksTexts);
  const language = useLanguage();
  const { father, mother } = family.relatives;
  const named = (facts: readonly SharedAnswer[]) =>
    facts
      .filter((name) => sharedAnswer(shared, name, language))
      .map((name) => labelIn(sharedLabels[name], language, 'fact'));
  const isThere = (part: LinkPart) =>
    ({ photo: shared.picture !== '', home: household !== null, parents: father.name + mother.name !== '' })[
      String(part)
    ] ?? true;
  const on = LINK_PARTS.filter((part) => parts.has(part) && isThere(part));
  return (
    <>
      <div className={styles.on}>
        <p>{t.onIt}</p>
        <ul>
          {[
            ...named(ON_EVERY),
            ...on.flatMap((part) => named(FACTS[part] ?? []).concat(FACTS[part] ? [] : t[part])),
          ].map((fact) => (
            <li key={fact}>
              <Icon name="check" />
              {fact}
            </li>
          ))}
        </ul>
      </div>
      {!on.includes('photo') && <p className={styles.soft}>{t.noPhoto}</p>}
    </>
  );
}

const joined = (parts: readonly string[]): string => parts.filter(Boolean).join(' · ');
