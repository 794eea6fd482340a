import { useState } from 'react';
import { Icon } from '#web/art/Icon.tsx';
import { Button } from './Button.tsx';

interface Props {
  text: string;
  label: string;
  copiedLabel: string;
  /** Said when the browser refuses, as "Please select and copy it by hand". */
  failedLabel: string;
}

export function CopyButton({ text, label, copiedLabel, failedLabel }: Props) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  }

  return (
    <>
      <Button type="button" look="quiet" onClick={copy}>
        <Icon name={outcome === 'copied' ? 'check' : 'copy'} />
        {outcome === 'copied' ? copiedLabel : label}
      </Button>
      <span role="status" className={outcome === 'failed' ? undefined : 'spoken'}>
        {outcome === 'copied' && copiedLabel}
        {outcome === 'failed' && failedLabel}
      </span>
    </>
  );
}
