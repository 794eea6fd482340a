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
  const [settled, setSettled] = useState<object>();
  const [loaded, setLoaded] = useState<LoginAgain | 'failed'>();

  useEffect(() => {
    if (!asking) return;
    loadChunk(load).then(
      ({ LoginAgain }) => setLoaded(() => LoginAgain),
      () => setLoaded('failed'),
    );
  }, [asking]);

  const isAsked = asking !== undefined && asking !== settled;
  if (loaded === 'failed') return isAsked && <p role="alert">{n.chunkFailed}</p>;
  const Opened = loaded;
  return Opened && <Opened isOpen={isAsked} onClose={() => setSettled(asking)} onLogin={onLogin} />;
}
