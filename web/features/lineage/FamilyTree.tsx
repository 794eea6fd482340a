import { STILL_ALIVE } from '#contract/choices.ts';
import type { LineageSide } from '#contract/lineage.ts';
import type { FormPage } from '#web/forms/useFormPage.ts';
import { useTyped } from '#web/forms/useTyped.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useMember } from '#web/useMember.ts';
import { digits } from '#words/numbers.ts';
import styles from './FamilyTree.module.css';
import { Leaf } from './Leaf.tsx';
import type { LoadedLineage } from './LineageForm.tsx';
import { lineageTexts, sideTexts } from './lineage.texts.ts';
import { nameOfClan } from './name-of-clan.ts';

interface Props {
  side: LineageSide;
  page: FormPage;
  initial: Readonly<Record<string, string>>;
  loaded: Pick<LoadedLineage, 'parentName' | 'parentNameUnknown' | 'clans'>;
}

/** The bongsho-lotika: the creeper of the family, its leaves filled as one types. */
export function FamilyTree({ side, page, initial, loaded }: Props) {
  const t = useTexts(lineageTexts);
  const relatives = useTexts(sideTexts[side]);
  const language = useLanguage();
  const { name } = useMember();
  const typed = useTyped(page.form.ref, initial);

  const yearsOf = (value = '') => (value === STILL_ALIVE ? t.living : value && t.lived(digits(value, language)));
  const clanOf = (of: string) => {
    const words = typed[`${of}.clan`] ?? '';
    return words && t.gotra(nameOfClan(words, loaded.clans, language));
  };
  const ancestor = (generation: 'grandfather' | 'greatGrandfather') => ({
    relation: relatives[generation],
    name: typed[`${generation}.name`] ?? '',
    isUnknown: typed[`${generation}.nameUnknown`] === 'Yes',
    facts: [clanOf(generation), yearsOf(typed[`${generation}.lifeExpectancy`])],
  });
  // From oneself back, as the steps go.
  const people = [
    {
      relation: relatives.parent,
      name: loaded.parentName,
      isUnknown: loaded.parentNameUnknown === 'Yes',
      facts: [clanOf('parent')],
    },
    ancestor('grandfather'),
    ancestor('greatGrandfather'),
  ];

  return (
    <figure className={styles.tree}>
      <figcaption className={styles.caption}>{t.tree}</figcaption>
      <ol className={styles.people}>
        <li className={styles.person}>
          <Leaf isFilled isTurned={false} />
          <span className={styles.name}>{name}</span>
        </li>
        {people.map(({ relation, name, isUnknown, facts }, index) => {
          const known = facts.filter(Boolean);
          return (
            <li key={relation} className={styles.person}>
              <Leaf isFilled={name.trim() !== '' || known.length > 0} isTurned={index % 2 === 0} />
              <span className={styles.relation}>{relation}</span>
              {name && <span className={styles.name}>{name}</span>}
              {known.length > 0 && <span className={styles.facts}>{known.join(', ')}</span>}
              {!name && isUnknown && <span className={styles.unknown}>{t.notKnown}</span>}
              {!name && !isUnknown && known.length === 0 && <span className={styles.unknown}>{t.unknown}</span>}
            </li>
          );
        })}
      </ol>
    </figure>
  );
}
