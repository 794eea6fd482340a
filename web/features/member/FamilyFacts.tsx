import { type FamilyView, KIN } from '#contract/member.ts';
import { horoscopeAddress } from '#contract/personal.ts';
import { useAnswers } from '#web/fields/useAnswers.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { digits, longDate } from '#web/i18n/numbers.ts';
import { Facts } from '#web/ui/Facts.tsx';
import { memberTexts } from './member.texts.ts';

/** What two families who have accepted each other need to meet: only what is given. */
export function FamilyFacts({ family }: { family: FamilyView }) {
  const t = useTexts(memberTexts);
  const language = useLanguage();
  const { wordOf, nameOf, countOf } = useAnswers();
  const { siblings } = family;
  const relatives = KIN.map((kin) => {
    const { name, caste, clan, occupation } = family.relatives[kin];
    const gotra = clan.isNone ? '' : t.gotra(nameOf(clan));
    return { label: t[kin], value: [name, nameOf(occupation), nameOf(caste), gotra].filter(Boolean).join(', ') };
  });
  const facts = [
    { label: t.fullName, value: family.fullName },
    { label: t.town, value: family.town },
    ...relatives,
    { label: t.brothers, value: countOf(siblings.brothers) },
    { label: t.sisters, value: countOf(siblings.sisters) },
    { label: t.siblingNotes, value: siblings.notes },
    { label: t.incomeBand, value: wordOf(family.incomeBand) },
    { label: t.workPlace, value: family.workPlace },
    { label: t.birthDate, value: family.birthDate && longDate(family.birthDate, language) },
    { label: t.birthTime, value: digits(family.birthTime, language) },
    { label: t.birthPlace, value: family.birthPlace },
    {
      label: t.horoscopeFile,
      value: family.horoscope && <a href={horoscopeAddress(family.horoscope)}>{t.horoscopeOpen}</a>,
    },
  ];
  return (
    <section>
      <h3>{t.family}</h3>
      <p>{t.familyLead}</p>
      <Facts facts={facts.filter(({ value }) => value)} />
    </section>
  );
}
