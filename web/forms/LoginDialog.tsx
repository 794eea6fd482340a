import { useEffect, useState } from 'react';
import { loadChunk } from '#web/api/chunk.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { notices } from '#web/i18n/notices.ts';

const load = () => import('./LoginAgain.tsx');
type LoginAgain = Awaited<ReturnType<typeof load>>['LoginAgain'];

interface Props {
  /** The answer that requires a login. A new object opens the dialog again. */
  asking: object | undefined;
  onLogin: () => void;
}

/** Opens above a page whose session has ended, so that the form keeps its input. */
export function LoginDialog({ asking, onLogin }: Props) {
  const n = useTexts(notices);
  const [closedFor, setClosedFor] = useState<object>();
  const [dialog, setDialog] = useState<LoginAgain | 'failed'>();

  useEffect(() => {
    if (!asking) return;
    loadChunk(load).then(
      ({ LoginAgain }) => setDialog(() => LoginAgain),
      () => setDialog('failed'),
    );
  }, [asking]);

  const isAsked = asking !== undefined && asking !== closedFor;
  if (dialog === 'failed') return isAsked && <p role="alert">{n.chunkFailed}</p>;
  const Dialog = dialog;
  return Dialog && <Dialog isOpen={isAsked} onClose={() => setClosedFor(asking)} onLogin={onLogin} />;
}
