import { type ComponentType, type ReactNode, useState } from 'react';
import { loadChunk } from '#web/api/chunk.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { notices } from '#web/i18n/notices.ts';
import { Button, type ButtonLook } from '#web/ui/Button.tsx';
import { LiveOnly } from '#web/ui/LiveOnly.tsx';

type Dialog = ComponentType<{ onClose: () => void }>;

interface Props {
  children: ReactNode;
  look?: ButtonLook;
  /** The dialog's own chunk: most readers never open it. */
  load: () => Promise<{ Dialog: Dialog }>;
  /** True when the press has been answered in another way. */
  before?: () => boolean;
}

/** A button that opens a dialog, loaded when it is first asked for. */
export function DialogButton({ children, look = 'quiet', load, before }: Props) {
  const n = useTexts(notices);
  const [state, setState] = useState<'shut' | 'loading' | 'failed' | Dialog>('shut');

  async function open() {
    if (before?.()) return;
    setState('loading');
    try {
      const { Dialog } = await loadChunk(load);
      setState(() => Dialog);
    } catch {
      setState('failed');
    }
  }

  const Opened = typeof state === 'string' ? undefined : state;
  return (
    <LiveOnly>
      <Button type="button" look={look} isBusy={state === 'loading'} onClick={open}>
        {children}
      </Button>
      {state === 'failed' && <p role="alert">{n.chunkFailed}</p>}
      {Opened && <Opened onClose={() => setState('shut')} />}
    </LiveOnly>
  );
}
