import type { Language } from '#contract/choices.ts';
import type { Sample } from '#contract/samples.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Card } from '#web/ui/Card.tsx';
import { feetIn, nameIn, yearsIn } from '#words/values.ts';
import styles from './Samples.module.css';
import { samplesTexts } from './samples.texts.ts';

/** Some of those who are here, as people whom nobody can know by it. */
export function Samples({ samples }: { samples: readonly Sample[] }) {
  const t = useTexts(samplesTexts);
  const language = useLanguage();
  return (
    <Card title={t.heading}>
      <p>{t.lead}</p>
      <ul className={styles.samples}>
        {samples.map((sample, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they have nothing that names them, and stay in their order
          <li key={at}>
            {linesOf(sample, language).map((line) => (
              <p key={line}>{line}</p>
            ))}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function linesOf(
  { age, heightCm, place, district, caste, education, profession }: Sample,
  language: Language,
): string[] {
  const join = (...parts: string[]) => parts.filter(Boolean).join(' · ');
  return [
    join(yearsIn(age, language), feetIn(heightCm, language)),
    join(district ? (language === 'bn' ? district.nameBn : district.name) : '', nameIn(place, language)),
    join(nameIn(education, language), nameIn(profession, language)),
    nameIn(caste, language),
  ].filter(Boolean);
}
