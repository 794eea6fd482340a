import type { ReactNode } from 'react';
import type { ReturnedDraft } from '#contract/call.ts';
import type { showDetails } from '#contract/details.ts';
import type { LookupEntry } from '#contract/lookups.ts';
import { LookupSelect } from '#web/fields/LookupSelect.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useLabels } from '#web/i18n/useLabels.ts';
import { SelectField } from '#web/ui/SelectField.tsx';
import { useIsAlive } from '#web/ui/useIsAlive.ts';
import { chooseWord } from '#words/label.ts';
import { detailsLabels } from '#words/labels/details.ts';
import { digits } from '#words/numbers.ts';
import { nameIn } from '#words/values.ts';
import type { DetailsPage } from './DetailsField.tsx';
import { detailsTexts } from './details.texts.ts';

/** The quarters of a star, named as entries of a list are. */
const PADAS: readonly LookupEntry[] = [1, 2, 3, 4].map((id) => ({
  id,
  name: `pada ${id}`,
  nameBn: `${digits(id, 'bn')} নম্বর পাদ`,
}));

interface Props {
  page: DetailsPage;
  loaded: Pick<ReturnedDraft<typeof showDetails>, 'computed' | 'nakshatras'>;
  /** A field with what the birth details of the form compute to, as they are typed. */
  computed: (name: 'nakshatra' | 'pada', field: ReactNode, entries: readonly LookupEntry[]) => ReactNode;
}

/** The nakshatra and its quarter. Without JavaScript, what the stored birth details compute to stands beside them. */
export function StarFields({ page: { field }, loaded, computed }: Props) {
  const t = useTexts(detailsTexts);
  const label = useLabels(detailsLabels);
  const language = useLanguage();
  const isAlive = useIsAlive();
  const { nakshatras, computed: stored } = loaded;
  const star = !isAlive && nakshatras.find(({ id }) => id === stored.nakshatra);
  return (
    <>
      {computed(
        'nakshatra',
        <LookupSelect
          {...field('nakshatra')}
          label={label('nakshatra')}
          entries={nakshatras}
          hint={star && t.computed(nameIn(star, language))}
        />,
        nakshatras,
      )}
      {computed(
        'pada',
        <SelectField
          {...field('pada')}
          label={label('pada')}
          placeholder={chooseWord[language]}
          options={PADAS.map(({ id }) => ({ value: String(id), label: digits(id, language) }))}
          hint={!isAlive && stored.pada !== null && t.computedPada(digits(stored.pada, language))}
        />,
        PADAS,
      )}
    </>
  );
}
