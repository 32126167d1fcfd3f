import 'piccolore';
import 'html-escaper';
import 'clsx';
import './astro/server_M5gGLwxR.mjs';
