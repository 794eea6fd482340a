import { runTools } from './tools.ts';

const { failed } = await runTools();
process.exitCode = failed > 0 ? 1 : 0;
