// Runs in the browser. Nothing is asked of another host: the badge of a validator would be.
const dark = window.matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', follow);
follow();

window.SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#contract',
  deepLinking: true,
  validatorUrl: null,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  // who may call it: x-access
  showExtensions: true,
  presets: [window.SwaggerUIBundle.presets.apis],
});
