import { type Language, STILL_ALIVE } from '#contract/choices.ts';
import type { LineageSide } from '#contract/lineage.ts';
import type { FormPage } from '#web/forms/useFormPage.ts';
import { useTyped } from '#web/forms/useTyped.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { FamilyVine } from '#web/ui/FamilyVine.tsx';
import { useMember } from '#web/useMember.ts';
import { digits } from '#words/numbers.ts';
import type { LoadedLineage } from './bloodline.ts';
import styles from './FamilyTree.module.css';
import { lineageTexts, sideTexts } from './lineage.texts.ts';

interface Props {
  side: LineageSide;
  page: FormPage;
  /** The values with which the form was rendered, keyed by control name. */
  initial: Readonly<Record<string, string>>;
  loaded: Pick<LoadedLineage, 'parentName' | 'parentNameUnknown' | 'clans'>;
}

/** The family tree (bongsho-lotika) of one side, eldest first. It shows names and facts as the reader types them. */
export function FamilyTree({ side, page, initial, loaded }: Props) {
  const t = useTexts(lineageTexts);
  const relatives = useTexts(sideTexts[side]);
  const language = useLanguage();
  const { name } = useMember();
  const typedValues = useTyped(page.form.ref, initial);

  /** Returns the years that a person lived, or that the person is living; `''` if it is not known. */
  const yearsOf = (value = '') => {
    if (value === STILL_ALIVE) return t.living;
    return value && t.lived(digits(value, language));
  };
  const clanOf = (relative: string) => {
    const clan = typedValues[`${relative}.clan`] ?? '';
    return clan && t.gotra(nameOfClan(clan, loaded.clans, language));
  };
  const ancestorOf = (generation: 'grandfather' | 'greatGrandfather') => ({
    relation: relatives[generation],
    name: typedValues[`${generation}.name`] ?? '',
    isUnknown: typedValues[`${generation}.nameUnknown`] === 'Yes',
    facts: [clanOf(generation), yearsOf(typedValues[`${generation}.lifeExpectancy`])],
  });
  const people = [
    ancestorOf('greatGrandfather'),
    ancestorOf('grandfather'),
    {
      relation: relatives.parent,
      name: loaded.parentName,
      isUnknown: loaded.parentNameUnknown === 'Yes',
      facts: [clanOf('parent')],
    },
  ].map(({ relation, name, isUnknown, facts }) => ({
    label: relation,
    name: name || (isUnknown ? t.notKnown : ''),
    detail: facts.filter(Boolean).join(', '),
  }));

  return (
    <figure className={styles.tree}>
      <figcaption>{t.tree}</figcaption>
      <FamilyVine label={t.tree} people={[...people, { label: '', name }]} />
    </figure>
  );
}

/** Returns a typed clan in the reader's language if the list has it, otherwise as typed. */
export function nameOfClan(
  typedClan: string,
  clans: readonly { name: string; nameBn: string }[],
  language: Language,
): string {
  const entry = clans.find(({ name, nameBn }) => name === typedClan || nameBn === typedClan);
  return (language === 'bn' ? entry?.nameBn : entry?.name) ?? typedClan;
}
