import { CodeField } from '#web/fields/CodeField.tsx';
import { codeTexts } from '#web/fields/code.texts.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { dayInIndia, digits } from '#words/numbers.ts';
import { contactChangeDeeds } from './contact-changes.actions.ts';
import { contactChangesTexts } from './contact-changes.texts.ts';

const { Deed } = contactChangeDeeds;

/**
 * The steps of a change to the phone number `wanted`. First a code confirms the new number. Then a code from the old
 * number completes the change at once; without it, the change takes effect at `dueAt` (an ISO time). `dueAt` is `''`
 * until the new number is confirmed.
 */
export function WantedPhone({ wanted, dueAt }: { wanted: string; dueAt: string }) {
  const t = useTexts(contactChangesTexts);
  const code = useTexts(codeTexts);
  const language = useLanguage();
  const codePhone = dueAt ? 'oldPhone' : 'newPhone';
  const number = digits(wanted, language);
  return (
    <>
      <p>{dueAt ? t.phoneDue(number, dayInIndia(dueAt, language)) : t.phoneWaits(number)}</p>
      <Deed deed="confirmChange" sent={{ which: codePhone }} label={code.confirm} look="primary">
        {(field) => <CodeField {...field('code')} label={dueAt ? t.oldCode : t.newCode} />}
      </Deed>
      <Deed deed="sendChangeCode" sent={{ which: codePhone }} label={dueAt ? t.sendOld : code.again} look="quiet" />
      <Deed deed="withdrawChange" sent={{ kind: 'phone' }} label={t.keepFormer} look="quiet" />
    </>
  );
}
