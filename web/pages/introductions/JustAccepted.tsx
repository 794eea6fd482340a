import { useEffect, useRef } from 'react';
import { useActionData, useNavigation } from 'react-router';
import type { SharedView } from '#contract/member.ts';
import { OUTCOME } from '#contract/outcome.ts';
import { Joined, type WindowMember } from '#web/card/Joined.tsx';
import { acceptedTexts } from '#web/fields/accepted.texts.ts';
import { ACCEPT } from '#web/fields/accepting.ts';
import { CallFamily } from '#web/fields/CallFamily.tsx';
import type { FormResult } from '#web/forms/form-action.ts';
import { useLanguage, useMessageText, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Celebration } from '#web/ui/Celebration.tsx';
import { readableName } from '#words/readable-name.ts';

interface Props {
  /** The reader's own profile. */
  us: WindowMember;
  /** The families of the page, which include the accepted one. */
  families: readonly SharedView[];
}

/** Shown after an interest was accepted: both families by name, and the next step. */
export function JustAccepted({ us, families }: Props) {
  const t = useTexts(acceptedTexts);
  const language = useLanguage();
  const result = useActionData<FormResult>();
  const messageText = useMessageText();
  const isIdle = useNavigation().state === 'idle';
  const card = useRef<HTMLDivElement>(null);
  const accepted = result?.deed === ACCEPT && result.code === OUTCOME.done ? result.typed.member : undefined;

  useEffect(() => {
    if (result && isIdle) card.current?.focus();
  }, [result, isIdle]);

  if (!accepted) return null;
  // True also if the other family chose with its interest to write first.
  const isWritingFirst = result?.message?.key === 'acceptedWritingFirst';
  const them = families.find(({ memberId }) => memberId === accepted);
  const title = them ? t.bothOf(readableName(us, language), readableName(them, language)) : t.both;
  return (
    <Celebration title={title} ref={card} picture={them && <Joined us={us} them={them} />}>
      <p>{messageText(result?.message)}</p>
      <CallFamily member={accepted} isWritingFirst={isWritingFirst} />
      {!isWritingFirst && <p className="soft">{t.callHint}</p>}
    </Celebration>
  );
}
