import { useEffect, useState } from 'react';
import { importSubmitCode, loadedSubmitCode, type SubmitModule } from './form-action.ts';

/** Loads the code for sending once it is needed. Returns undefined until it is loaded, and if it cannot be. */
export function useSubmitCode(isNeeded: boolean): SubmitModule | undefined {
  const [sending, setSending] = useState<SubmitModule>();
  useEffect(() => {
    if (isNeeded) importSubmitCode().then(setSending, noNetwork);
  }, [isNeeded]);
  return sending ?? (isNeeded ? loadedSubmitCode() : undefined);
}

const noNetwork = () => {};
