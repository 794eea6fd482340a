import { useEffect, useState } from 'react';
import { useActionData } from 'react-router';
import { AGAIN_SECONDS, type ConfirmedPhone } from '#contract/verification.ts';
import { codeTexts } from '#web/fields/code.texts.ts';
import type { FormResult } from '#web/forms/form-action.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { number } from '#words/numbers.ts';
import { confirmTexts } from './confirm.texts.ts';
import { verificationDeeds } from './verification.actions.ts';

const { Deed } = verificationDeeds;

/** Counts down after a code was sent; without JavaScript the server says when it is too soon. */
export function SendAgain({ about }: { about: ConfirmedPhone }) {
  const t = useTexts(confirmTexts);
  const code = useTexts(codeTexts);
  const language = useLanguage();
  const result = useActionData<FormResult>();
  const [left, setLeft] = useState(0);

  useEffect(() => {
    if (result?.deed === 'sendCode' && result.typed.about === about && result.code === 1) setLeft(AGAIN_SECONDS);
  }, [result, about]);

  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left]);

  if (left > 0) return <p>{t.againIn(number(left, language))}</p>;
  return <Deed deed="sendCode" sent={{ about }} label={code.again} look="quiet" />;
}
