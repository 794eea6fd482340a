import type { ComponentProps } from 'react';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { More } from '#web/ui/More.tsx';
import { LookupSelect } from './LookupSelect.tsx';
import { tribeTexts } from './tribe.texts.ts';

/** The tribe. The field is folded unless it has an answer or an error, because few families have an answer. */
export function TribeField(field: ComponentProps<typeof LookupSelect> & { defaultValue: string }) {
  const t = useTexts(tribeTexts);
  return (
    <More heading={t.ask} isOpen={field.defaultValue !== '' || field.error !== undefined}>
      <LookupSelect {...field} />
    </More>
  );
}
