import { formMessages } from '#contract/form-messages.ts';
import type { RuleMessageId } from '#contract/message.ts';
import type { FormPage } from '#web/forms/useFormPage.ts';
import { useMessageText } from '#web/i18n/LanguageProvider.tsx';
import { messageOf } from '#web/i18n/message.ts';

/** After an update: the sentence beside an answer that is still empty. It is a hint, not an error (specification 5). */
export function useMissing<Path extends string>({ isDone, result }: FormPage<Path>) {
  const messageText = useMessageText();
  return (path: Path, sentence: RuleMessageId): string | undefined =>
    isDone && !result?.typed[path] ? messageText(messageOf(formMessages, sentence)) : undefined;
}
