/** What a program of ours needs of this process' environment, whatever settings are in it. */
export const programEnv = (): NodeJS.ProcessEnv => {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  return { PATH, HOME, NODE_COMPILE_CACHE };
};
