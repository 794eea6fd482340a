import { useActionData } from 'react-router';
import type { FormResult } from '#web/forms/form-action.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Accordion } from '#web/ui/Accordion.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { declineReasons } from '#words/choices/declines.ts';
import { chooseWord, optionsOf } from '#words/label.ts';
import { declineTexts } from './decline.texts.ts';
import { introductionDeeds } from './introductions.actions.ts';

const { Deed } = introductionDeeds;

/** Folded: to decline and let the sender know, with one of five reasons. */
export function DeclineKindly({ member }: { member: string }) {
  const t = useTexts(declineTexts);
  const language = useLanguage();
  const result = useActionData<FormResult>();
  const isOpen = result?.deed === 'decline' && result.typed.member === member && result.code !== 1;
  const content = (
    <Deed deed="decline" member={member} label={t.tellNow} sent={{ tell: 'Yes' }}>
      {(field) => (
        <>
          <p>{t.explain}</p>
          <SelectField
            {...field('reason')}
            label={t.reason}
            placeholder={chooseWord[language]}
            options={optionsOf(declineReasons, language)}
          />
        </>
      )}
    </Deed>
  );
  return <Accordion items={[{ id: `tell-${member}`, heading: t.fold, isOpen, content }]} />;
}
