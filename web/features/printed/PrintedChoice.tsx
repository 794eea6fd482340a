import type { ReturnedDraft } from '#contract/call.ts';
import type { showPrinted } from '#contract/printed.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { longDate, number } from '#words/numbers.ts';
import { printedDeeds } from './printed.actions.ts';
import { printedTexts } from './printed.texts.ts';

const { Deed } = printedDeeds;

/** The consent to be printed in the trust's booklets. It is requested only here and is never ticked in advance. */
export function PrintedChoice({ isAgreed, withSurname, copies, lastOn }: ReturnedDraft<typeof showPrinted>) {
  const t = useTexts(printedTexts);
  const language = useLanguage();
  return (
    <>
      <p>{t.lead}</p>
      {isAgreed && <p>{withSurname ? t.isOnWithSurname : t.isOn}</p>}
      {copies > 0 && <p>{t.copies(number(copies, language), longDate(lastOn, language))}</p>}
      <ul>
        <li>{t.printed}</li>
        <li>{t.never}</li>
        <li>{t.recall}</li>
        <li>{t.leftOut}</li>
      </ul>
      {isAgreed ? (
        <Deed deed="printNot" label={t.back} />
      ) : (
        <Deed deed="print" label={t.save}>
          {(field) => (
            <>
              <CheckboxField {...asCheckbox(field('agreed'))} label={t.agree} required />
              <CheckboxField {...asCheckbox(field('surname'))} label={t.surname} />
            </>
          )}
        </Deed>
      )}
    </>
  );
}

/** Returns the props of a checkbox that is ticked if the field's stored value is 'Yes'. */
function asCheckbox<F extends { defaultValue: string }>({ defaultValue, ...field }: F) {
  return { ...field, defaultChecked: defaultValue === 'Yes' };
}
