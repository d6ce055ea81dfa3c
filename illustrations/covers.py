"""Front pages of the issues: scenes of the articles in which one thing leaves its frame at the top, with alpha."""
import os
import subprocess
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
WISHES = sys.argv[sys.argv.index('--') + 1:]
del sys.argv[sys.argv.index('--') + 1:]  # articles.py would render what is named there
import articles
import bpy
from clay import HERE, OUT, reset

WIDTH = 2016
LEAVING = []


def leaving(*names):
    """What these functions of articles.py build from now on leaves the frame."""
    for name in names:
        build = getattr(articles, name)

        def noted(*a, _build=build, **k):
            before = set(bpy.data.objects)
            made = _build(*a, **k)
            LEAVING.extend(set(bpy.data.objects) - before)
            return made
        setattr(articles, name, noted)


def cover(scene, name, top, frame, height=1134):
    """Render `scene` with `top` more pixels above its picture; of all above the line `frame` only what leaves is kept."""
    def rendered(_, dn=8):
        sc = bpy.context.scene
        part = sc.render.resolution_percentage / 100
        sc.camera.data.shift_y += top / 2 / WIDTH
        raw, matte, dst = (f'{OUT}/raw/{name}{s}' for s in ('.png', '-matte.png', '-done.png'))
        sc.render.filepath = raw
        bpy.ops.render.render(write_still=True)
        subprocess.run(['/usr/bin/python3', HERE + '/finish.py', str(dn), raw, dst], env={'PATH': '/usr/bin:/bin'})
        # Once more without all the rest, for the outline: few samples are enough.
        for o in bpy.data.objects:
            o.hide_render = o.type in ('MESH', 'CURVE') and o not in LEAVING
        sc.render.film_transparent = True
        sc.cycles.samples = 16
        sc.render.use_border = True
        sc.render.border_min_x, sc.render.border_max_x, sc.render.border_max_y = 0, 1, 1
        sc.render.border_min_y = 1 - (frame + 20) / (height + top)
        sc.render.filepath = matte
        bpy.ops.render.render(write_still=True)
        os.makedirs(f'{OUT}/issues', exist_ok=True)
        subprocess.run(['/usr/bin/python3', HERE + '/cutout.py', dst, matte, str(round(frame * part)), f'{OUT}/issues/{name}.png'],
                       env={'PATH': '/usr/bin:/bin'})
        print('RENDERED', name, flush=True)
    articles.picture = rendered
    articles.reset = lambda *a, **k: reset(WIDTH, height + top, *a, **k)
    scene()


def vulkan():
    """The cloud of ash and the fountain of lava rise over the edge."""
    leaving('smoke', 'lava_fountain')
    cover(articles.vulkan, 'vulkan-frei', 150, 290)


def schokolade():
    """The leaves of the cocoa pods reach over the edge."""
    leaving('leaf')
    cover(articles.schokolade, 'schokolade-frei', 190, 268)


def saturn():
    """The planet and its rings, a little further from the left edge than in the article."""
    planet = articles.ringed_planet
    articles.ringed_planet = lambda c, *a: planet((-3.1, 7.5, 4.1), *a)
    leaving('ringed_planet')
    cover(articles.saturn, 'saturn-frei', 150, 330)


def sahara():
    """The dust on its way over the sea."""
    leaving('dust_ribbon')
    cover(articles.sahara, 'sahara-frei', 60, 290)


for wish in WISHES:
    globals()[wish]()
