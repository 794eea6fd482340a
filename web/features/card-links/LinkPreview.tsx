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

/** The reader's own card, as the preview of a link needs it. */
export interface OwnFace {
  shared: SharedView;
  family: FamilyView;
  household: Household | null;
}

/** The id of the preview, and the anchor that unfolds it on phones. */
const PREVIEW = 'preview';
/** The id of the preview's heading. */
const TITLE = 'preview-title';

/** The facts that every link shows below the card's head. */
const ON_EVERY_LINK = ['maritalStatus', 'children', 'motherTongue', 'diet'] as const;
/** The facts of the part `roots` that the card's head does not show. */
const ROOTS = ['community', 'desh', 'ancestralDistrict'] as const;
/** The facts of the part `horoscope` that need no label. */
const STARS = ['rashi', 'gon', 'nakshatra'] as const;

/** Empty roots for the card's head, which would otherwise show caste and gotra. */
const NO_ROOTS = { religion: null, caste: null, clan: { name: '', nameBn: '', isNone: true } };

/** The answers of each part that consists of several answers. */
const FACTS: Partial<Record<LinkPart, readonly SharedAnswer[]>> = {
  roots: ['religion', 'caste', 'clan', ...ROOTS],
  horoscope: [...STARS, 'isMangalik'],
  ownWords: ['aboutSelf', 'aboutHoped'],
};

interface Props extends OwnFace {
  parts: ReadonlySet<LinkPart>;
}

/**
 * Shows the reader's own card as a reader of a link with these parts sees it. On phones only the head is shown
 * until the reader asks for more.
 */
export function LinkPreview({ shared, family, household, parts }: Props) {
  const t = useTexts(cardLinksTexts);
  const language = useLanguage();
  const { father, mother } = family.relatives;
  // The pada is shown only to accepted families.
  const answerText = (name: SharedAnswer) => sharedAnswer({ ...shared, pada: null }, name, language);
  const labelledAnswer = (name: 'isMangalik' | 'aboutHoped') =>
    answerText(name) && `${labelIn(sharedLabels[name], language, 'fact')}: ${answerText(name)}`;
  const lines = [
    joined(ON_EVERY_LINK.map(answerText)),
    parts.has('roots') && joined([answerText('religion'), ...ROOTS.map(answerText)]),
    parts.has('horoscope') && joined([...STARS.map(answerText), labelledAnswer('isMangalik')]),
    parts.has('home') && household && householdIn(household, language).join(' '),
    parts.has('parents') && joined([father.name, mother.name]),
    parts.has('phone') && t.withPhone,
    parts.has('ownWords') && labelledAnswer('aboutHoped'),
  ];
  const hasPhoto = parts.has('photo') && shared.picture !== '';
  const linkedMember = {
    ...shared,
    ...(!parts.has('roots') && NO_ROOTS),
    picture: hasPhoto ? shared.picture : '',
    aboutSelf: parts.has('ownWords') ? shared.aboutSelf : '',
  };
  const namedMember = fullyNamed(shared, parts.has('surname') ? family : null);
  return (
    <section id={PREVIEW} className={styles.preview} aria-labelledby={TITLE}>
      <h2 id={TITLE}>{t.preview}</h2>
      <OpenFace
        member={linkedMember}
        drawn={drawnAlt(linkedMember, language)}
        name={
          <p className={styles.name}>
            <MemberName member={namedMember} />
          </p>
        }
        called={namedMember}
      >
        {lines.map((line) => line && <p key={line}>{line}</p>)}
      </OpenFace>
      <a className={styles.whole} href={`#${PREVIEW}`}>
        {t.whole}
      </a>
    </section>
  );
}

/** Lists the names of the answers and parts that the link shows, and states whether it has no photo. */
export function OnTheLink({ shared, family, household, parts }: Props) {
  const t = useTexts(cardLinksTexts);
  const language = useLanguage();
  const { father, mother } = family.relatives;
  const labelsOfAnswered = (facts: readonly SharedAnswer[]) =>
    facts
      .filter((name) => sharedAnswer(shared, name, language))
      .map((name) => labelIn(sharedLabels[name], language, 'fact'));
  const hasContent = (part: LinkPart): boolean => {
    if (part === 'photo') return shared.picture !== '';
    if (part === 'home') return household !== null;
    if (part === 'parents') return father.name !== '' || mother.name !== '';
    return true;
  };
  const shownParts = LINK_PARTS.filter((part) => parts.has(part) && hasContent(part));
  const labelsOfPart = (part: LinkPart): readonly string[] => {
    const facts = FACTS[part];
    return facts ? labelsOfAnswered(facts) : [t[part]];
  };
  const labels = [...labelsOfAnswered(ON_EVERY_LINK), ...shownParts.flatMap(labelsOfPart)];
  return (
    <>
      <div className={styles.on}>
        <p>{t.onIt}</p>
        <ul>
          {labels.map((label) => (
            <li key={label}>
              <Icon name="check" />
              {label}
            </li>
          ))}
        </ul>
      </div>
      {!shownParts.includes('photo') && <p className={styles.soft}>{t.noPhoto}</p>}
    </>
  );
}

/** Joins the answers that are not empty. */
const joined = (answers: readonly string[]): string => answers.filter(Boolean).join(' · ');
