import type { ReturnedDraft } from '#contract/call.ts';
import type { showDetails } from '#contract/details.ts';
import { LookupSelect } from '#web/fields/LookupSelect.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useLabels } from '#web/i18n/useLabels.ts';
import { SelectField } from '#web/ui/SelectField.tsx';
import { chooseWord } from '#words/label.ts';
import { detailsLabels } from '#words/labels/details.ts';
import { digits } from '#words/numbers.ts';
import { nameIn } from '#words/values.ts';
import type { DetailsPage } from './DetailsField.tsx';
import { detailsTexts } from './details.texts.ts';

const PADAS = ['1', '2', '3', '4'];

interface Props {
  page: DetailsPage;
  loaded: Pick<ReturnedDraft<typeof showDetails>, 'computed' | 'nakshatras'>;
}

/** The nakshatra and its quarter, with what the stored birth details compute to. */
export function StarFields({ page: { field }, loaded: { computed, nakshatras } }: Props) {
  const t = useTexts(detailsTexts);
  const label = useLabels(detailsLabels);
  const language = useLanguage();
  const star = nakshatras.find(({ id }) => id === computed.nakshatra);
  return (
    <>
      <LookupSelect
        {...field('nakshatra')}
        label={label('nakshatra')}
        entries={nakshatras}
        hint={star && t.computed(nameIn(star, language))}
      />
      <SelectField
        {...field('pada')}
        label={label('pada')}
        placeholder={chooseWord[language]}
        options={PADAS.map((value) => ({ value, label: digits(value, language) }))}
        hint={computed.pada !== null && t.computedPada(digits(computed.pada, language))}
      />
    </>
  );
}
