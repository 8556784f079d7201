import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The same sources for Node; used by build/plugin.ts alone. */
export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['cellar-source', 'module', 'node', 'development|production'] },
  ssr: { noExternal: true, resolve: { conditions: ['cellar-source', 'module', 'node'] } },
  build: { ssr: 'src/prerender.tsx', target: 'node20', assetsInlineLimit: 0, ssrEmitAssets: false },
});
