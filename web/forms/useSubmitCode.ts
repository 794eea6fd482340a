import { useEffect, useState } from 'react';
import { importSubmitCode, loadedSubmitCode, type SubmitModule } from './form-action.ts';

/** Loads the code for sending once it is needed. Returns undefined until it is loaded, and if it cannot be. */
export function useSubmitCode(isNeeded: boolean): SubmitModule | undefined {
  const [submitModule, setSubmitModule] = useState<SubmitModule>();
  useEffect(() => {
    if (isNeeded) importSubmitCode().then(setSubmitModule, ignoreFailure);
  }, [isNeeded]);
  return submitModule ?? (isNeeded ? loadedSubmitCode() : undefined);
}

const ignoreFailure = () => {};
