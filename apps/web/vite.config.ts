import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

const server = 'http://127.0.0.1:3000';

export default defineConfig({
  define: { 'import.meta.env.VITE_BUILD_YEAR': JSON.stringify(new Date().getFullYear()) },
  plugins: [tailwindcss(), reactRouter()],
  server: { proxy: { '/api': server, '/dev': server } },
  // Fonts and pictures stay files: the content security policy allows no data: fonts.
  build: { assetsInlineLimit: 0 },
});
