import { KIN } from '#contract/kin.ts';
import type { FamilyView, SharedView } from '#contract/member.ts';
import { horoscopeAddress } from '#contract/personal.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useLabels } from '#web/i18n/useLabels.ts';
import { Facts } from '#web/ui/Facts.tsx';
import { FamilyVine } from '#web/ui/FamilyVine.tsx';
import { spouseForGender } from '#words/by-gender.ts';
import { detailsChoices } from '#words/choices/details.ts';
import { choiceIn, labelIn } from '#words/label.ts';
import { familyLabels, marriageEndedLabel } from '#words/labels/family.ts';
import { kinLabels } from '#words/labels/kin.ts';
import { digits } from '#words/numbers.ts';
import { parentName, parentWork, presentStateOf } from '#words/parent-now.ts';
import { fullyNamed, readableName } from '#words/readable-name.ts';
import { countIn, dateIn, gotraIn, nameIn } from '#words/values.ts';
import styles from './Member.module.css';
import { memberTexts } from './member.texts.ts';

interface Props {
  shared: SharedView;
  family: FamilyView;
  /** True for the office, which sees the facts without an acceptance. */
  isOffice?: boolean;
}

/** The facts that two accepted families need in order to meet. Empty facts are left out. */
export function FamilyFacts({ shared, family, isOffice = false }: Props) {
  const t = useTexts(memberTexts);
  const language = useLanguage();
  const label = useLabels(familyLabels, 'fact');
  const kinLabel = useLabels(kinLabels, 'fact');
  const { siblings } = family;
  const relatives = KIN.map((kin) => {
    const { name, caste, clan, occupation } = family.relatives[kin];
    const bloodline = [nameIn(caste, language), gotraIn(clan, language)].filter(Boolean).join(', ');
    // The mother's own line is that of her birth, because she takes her husband's line at the wedding.
    const bloodlineText = kin === 'mother' && bloodline ? t.born(bloodline) : bloodline;
    const state = presentStateOf(kin, family);
    const work = parentWork(nameIn(occupation, language), state, language);
    const parts = [parentName(name, state, language), work, bloodlineText];
    return { label: kinLabel(kin), value: parts.filter(Boolean).join(', ') };
  });
  const isOnlyChild = siblings.brothers === 0 && siblings.sisters === 0;
  const siblingFacts = isOnlyChild
    ? [{ label: t.siblings, value: t.none }]
    : [
        { label: label('brothers'), value: countIn(siblings.brothers, language) },
        {
          label: label('brothersMarried'),
          value: siblings.brothers ? countIn(siblings.brothersMarried, language) : '',
        },
        { label: label('sisters'), value: countIn(siblings.sisters, language) },
        { label: label('sistersMarried'), value: siblings.sisters ? countIn(siblings.sistersMarried, language) : '' },
      ];
  const facts = [
    { label: label('town'), value: family.town },
    ...relatives,
    ...siblingFacts,
    { label: label('siblingNotes'), value: siblings.notes },
    { label: label('household'), value: choiceIn(detailsChoices.household, family.household, language) },
    { label: label('peopleAtHome'), value: countIn(family.peopleAtHome, language) },
    { label: label('paternalGrandmother'), value: family.paternalGrandmother },
    { label: label('maternalGrandmother'), value: family.maternalGrandmother },
    { label: label('mamaHouse'), value: family.mamaHouse },
    { label: label('incomeBand'), value: choiceIn(detailsChoices.incomeBand, family.incomeBand, language) },
    {
      label: label('incomeAbroad'),
      value: [
        choiceIn(detailsChoices.incomeAbroad, family.incomeAbroad, language),
        choiceIn(detailsChoices.incomeCurrency, family.incomeCurrency, language),
      ]
        .filter(Boolean)
        .join(', '),
    },
    { label: label('workPlace'), value: family.workPlace },
    {
      label: spouseForGender(labelIn(marriageEndedLabel(shared.maritalStatus), language, 'fact'), shared.gender),
      value: digits(family.marriageEnded ?? '', language),
    },
    { label: label('childrenAges'), value: choiceIn(detailsChoices.childrenAges, family.childrenAges, language) },
    { label: label('childrenWith'), value: choiceIn(detailsChoices.childrenWith, family.childrenWith, language) },
    { label: label('birthDate'), value: dateIn(family.birthDate, language) },
    { label: label('birthTime'), value: digits(family.birthTime, language) },
    { label: label('birthPlace'), value: family.birthPlace },
    {
      label: label('horoscope'),
      value: family.horoscope && <a href={horoscopeAddress(family.horoscope)}>{t.horoscopeOpen}</a>,
    },
  ];
  // A missing fact looks the same whether the family has not given it or this reader may not see it.
  const missingFacts = [
    family.relatives.father.occupation === null && t.fathersWork,
    siblings.brothers === null && siblings.sisters === null && siblings.notes === '' && t.siblings,
  ].filter(Boolean);
  return (
    <section className={styles.family}>
      <h2>{t.opened}</h2>
      {!isOffice && <p>{t.familyLead}</p>}
      <FamilyLine shared={shared} family={family} />
      <Facts facts={facts.filter(({ value }) => value)} />
      {missingFacts.length > 0 && <p className={`soft ${styles.locked}`}>{t.unsaid(missingFacts.join(t.unsaidAnd))}</p>}
    </section>
  );
}

/** The father's line, eldest first. */
const FATHERS_LINE = ['greatPaternalGrandfather', 'paternalGrandfather', 'father'] as const;
/** The minimum number of named elders for which the line is drawn. The names are among the facts in any case. */
const MIN_DRAWN_ELDERS = 2;

/** Draws the named elders down to the candidate. */
function FamilyLine({ shared, family }: { shared: SharedView; family: FamilyView }) {
  const t = useTexts(memberTexts);
  const language = useLanguage();
  const kin = useLabels(kinLabels, 'fact');
  const fact = useLabels(familyLabels, 'fact');
  // The wives of the paternal grandfather and the father are named with them, because a family is not of men alone.
  const wives: Partial<Record<(typeof FATHERS_LINE)[number], { label: string; name: string }>> = {
    paternalGrandfather: { label: fact('paternalGrandmother'), name: family.paternalGrandmother },
    father: {
      label: kin('mother'),
      name: parentName(family.relatives.mother.name, presentStateOf('mother', family), language),
    },
  };
  const elders = FATHERS_LINE.filter((elder) => family.relatives[elder].name !== '').map((elder) => {
    const { name, occupation } = family.relatives[elder];
    const state = presentStateOf(elder, family);
    const detail = parentWork(nameIn(occupation, language), state, language);
    const wife = wives[elder];
    return {
      label: [kin(elder), wife?.name && wife.label].filter(Boolean).join(t.and),
      name: [parentName(name, state, language), wife?.name].filter(Boolean).join(t.and),
      detail,
    };
  });
  if (elders.length < MIN_DRAWN_ELDERS) return null;
  const candidate = { label: gotraIn(shared.clan, language), name: readableName(fullyNamed(shared, family), language) };
  return <FamilyVine label={t.vine} people={[...elders, candidate]} />;
}
