"""Clay for Blender 3.4 (Cycles on the processor): materials, shapes, light, camera, children, rendering."""
import math
import os
import random
import sys
import time

import bmesh
import bpy
from mathutils import Matrix, Vector, noise

HERE = os.path.dirname(os.path.abspath(__file__))
OUT = os.environ.get("OUT", HERE + "/out")
# Share of the samples: 0.5 renders about twice as fast, with more work for the noise reduction.
SAMPLES = float(os.environ.get("SAMPLES", 1))

P = dict(
    ink="#2A1F55",
    night="#3B2C7A",
    violet="#6C56D9",
    lilac="#B9A8F5",
    sky="#BFE6FA",
    skyTop="#6FC3F2",
    cream="#FFF0D6",
    paper="#FFF9EC",
    sun="#FFC02E",
    amber="#FF9F45",
    coral="#FF5F49",
    red="#E0304A",
    pink="#FF93B0",
    mint="#9FE0BE",
    leaf="#56B870",
    forest="#23825F",
    teal="#17A2A8",
    petrol="#0E6C80",
    sand="#F2D09A",
    wood="#B97843",
    woodDk="#7A4A2E",
    white="#FFFFFF",
    black="#1C1430",
    grey="#B9B4CC",
)
SK = ["#FFCDB0", "#F2B48C", "#D4925F", "#A9673F", "#7B4A31"]


def lin(h):
    h = h.lstrip("#")
    v = [int(h[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return [((x + 0.055) / 1.055) ** 2.4 if x > 0.04045 else x / 12.92 for x in v]


_m = {}
T0 = time.time()


def mat(c, rough=0.55, bump=0.0, spec=0.35, emit=0, clay=True, sheen=0, metal=0, alpha=1):
    c = P.get(c, c)
    k = (c, rough, bump, spec, emit, clay, metal, alpha)
    if k in _m:
        return _m[k]
    m = bpy.data.materials.new(str(k))
    m.use_nodes = True
    nt = m.node_tree
    b = nt.nodes["Principled BSDF"]
    b.inputs["Base Color"].default_value = (*lin(c), 1)
    b.inputs["Roughness"].default_value = rough
    b.inputs["Specular"].default_value = spec
    b.inputs["Metallic"].default_value = metal
    if emit:
        b.inputs["Emission"].default_value = (*lin(c), 1)
        b.inputs["Emission Strength"].default_value = emit
    if clay:
        n = nt.nodes.new("ShaderNodeTexNoise")
        n.inputs["Scale"].default_value = 7
        n.inputs["Detail"].default_value = 3
        co = nt.nodes.new("ShaderNodeTexCoord")
        geo = nt.nodes.new("ShaderNodeNewGeometry")
        bp = nt.nodes.new("ShaderNodeBump")
        bp.inputs["Strength"].default_value = 0.22
        bp.inputs["Distance"].default_value = 0.05
        nt.links.new(geo.outputs["Position"], n.inputs["Vector"])
        nt.links.new(n.outputs["Fac"], bp.inputs["Height"])
        nt.links.new(bp.outputs["Normal"], b.inputs["Normal"])
        # subtle value variation
        hsv = nt.nodes.new("ShaderNodeHueSaturation")
        mr = nt.nodes.new("ShaderNodeMapRange")
        mr.inputs["From Min"].default_value = 0.3
        mr.inputs["From Max"].default_value = 0.7
        mr.inputs["To Min"].default_value = 0.93
        mr.inputs["To Max"].default_value = 1.05
        n2 = nt.nodes.new("ShaderNodeTexNoise")
        n2.inputs["Scale"].default_value = 2.2
        nt.links.new(geo.outputs["Position"], n2.inputs["Vector"])
        nt.links.new(n2.outputs["Fac"], mr.inputs["Value"])
        nt.links.new(mr.outputs["Result"], hsv.inputs["Value"])
        hsv.inputs["Color"].default_value = (*lin(c), 1)
        nt.links.new(hsv.outputs["Color"], b.inputs["Base Color"])
    _m[k] = m
    return m


def _fin(o, m, parent=None, smooth=True):
    if smooth:
        for p in o.data.polygons:
            p.use_smooth = True
    if m:
        o.data.materials.clear()
        o.data.materials.append(m)
    if parent:
        o.parent = parent
    return o


def obj(name, me, parent=None):
    o = bpy.data.objects.new(name, me)
    bpy.context.scene.collection.objects.link(o)
    if parent:
        o.parent = parent
    return o


def empty(loc=(0, 0, 0), rot=(0, 0, 0), s=1, parent=None):
    o = bpy.data.objects.new("e", None)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = [math.radians(r) for r in rot]
    o.scale = (s, s, s) if not hasattr(s, "__len__") else s
    if parent:
        o.parent = parent
    return o


def ball(c, r, m, parent=None, rot=(0, 0, 0), seg=40):
    r = (r, r, r) if not hasattr(r, "__len__") else r
    me = bpy.data.meshes.new("b")
    bm = bmesh.new()
    bmesh.ops.create_uvsphere(bm, u_segments=seg, v_segments=seg // 2, radius=1)
    bm.to_mesh(me)
    bm.free()
    o = obj("ball", me, parent)
    o.location = c
    o.scale = r
    o.rotation_euler = [math.radians(x) for x in rot]
    return _fin(o, m)


def rbox(c, size, bev, m, parent=None, rot=(0, 0, 0), seg=4):
    me = bpy.data.meshes.new("x")
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.scale(bm, vec=size, verts=bm.verts)
    if bev:
        bmesh.ops.bevel(bm, geom=bm.edges, offset=bev, segments=seg, profile=0.5, affect="EDGES")
    bm.to_mesh(me)
    bm.free()
    o = obj("rbox", me, parent)
    o.location = c
    o.rotation_euler = [math.radians(x) for x in rot]
    _fin(o, m)
    o.data.use_auto_smooth = True
    o.data.auto_smooth_angle = math.radians(50)
    return o


def cyl(c, r, h, m, parent=None, rot=(0, 0, 0), bev=0.03, seg=48, r2=None):
    me = bpy.data.meshes.new("c")
    bm = bmesh.new()
    bmesh.ops.create_cone(bm, cap_ends=True, segments=seg, radius1=r, radius2=r if r2 is None else r2, depth=h)
    if bev:
        es = [e for e in bm.edges if abs(abs(e.verts[0].co.z) - h / 2) < 1e-5 and abs(e.verts[0].co.z - e.verts[1].co.z) < 1e-5]
        bmesh.ops.bevel(bm, geom=es, offset=bev, segments=4, profile=0.5, affect="EDGES")
    bm.to_mesh(me)
    bm.free()
    o = obj("cyl", me, parent)
    o.location = c
    o.rotation_euler = [math.radians(x) for x in rot]
    _fin(o, m)
    o.data.use_auto_smooth = True
    o.data.auto_smooth_angle = math.radians(50)
    return o


def tube(pts, r, m, parent=None, res=10, cyc=False):
    """pts list of xyz; r float or list; rounded ends"""
    rs = [r] * len(pts) if not hasattr(r, "__len__") else r
    cu = bpy.data.curves.new("t", "CURVE")
    cu.dimensions = "3D"
    cu.bevel_depth = 1
    cu.bevel_resolution = 6
    cu.use_fill_caps = True
    cu.resolution_u = res
    sp = cu.splines.new("BEZIER")
    sp.bezier_points.add(len(pts) - 1)
    for b, p, q in zip(sp.bezier_points, pts, rs):
        b.co = p
        b.radius = q
        b.handle_left_type = b.handle_right_type = "AUTO"
    sp.use_cyclic_u = cyc
    o = bpy.data.objects.new("tube", cu)
    bpy.context.scene.collection.objects.link(o)
    cu.materials.append(m)
    if parent:
        o.parent = parent
    if not cyc:
        ball(pts[0], rs[0], m, parent, seg=24)
        ball(pts[-1], rs[-1], m, parent, seg=24)
    return o


_US = {}


def _unit(seg, ring):
    if (seg, ring) not in _US:
        vs = (
            [(0, 0, 1)]
            + [
                (
                    math.sin(math.pi * r / ring) * math.cos(math.tau * k / seg),
                    math.sin(math.pi * r / ring) * math.sin(math.tau * k / seg),
                    math.cos(math.pi * r / ring),
                )
                for r in range(1, ring)
                for k in range(seg)
            ]
            + [(0, 0, -1)]
        )
        fs = []
        L = len(vs) - 1
        for k in range(seg):
            fs.append((0, 1 + k, 1 + (k + 1) % seg))
            b = 1 + (ring - 2) * seg
            fs.append((L, b + (k + 1) % seg, b + k))
        for r in range(ring - 2):
            for k in range(seg):
                a = 1 + r * seg
                fs.append((a + k, a + seg + k, a + seg + (k + 1) % seg, a + (k + 1) % seg))
        _US[seg, ring] = ([Vector(v) for v in vs], fs)
    return _US[seg, ring]


def meta(parts, m, parent=None, vox=0.035, smooth=6, cut=None):
    """THE modelling primitive. parts: ('b',centre,radius|(rx,ry,rz)[,rot]) ellipsoid | ('t',pts,r|[r..]) tapered tube (Catmull-Rom).
    Everything is fused by voxel remesh + smoothing => soft clay. cut: fn(Vector)->keep (open shells such as hair caps)."""
    V_, F_ = [], []

    def add(M, seg, ring):
        vs, fs = _unit(seg, ring)
        n = len(V_)
        V_.extend((M @ v)[:] for v in vs)
        F_.extend(tuple(n + q for q in f) for f in fs)

    for p in parts:
        if p[0] == "b":
            c, r = p[1], p[2]
            rot = p[3] if len(p) > 3 else (0, 0, 0)
            r = (r, r, r) if not hasattr(r, "__len__") else r
            R = (
                Matrix.Rotation(math.radians(rot[2]), 4, "Z")
                @ Matrix.Rotation(math.radians(rot[1]), 4, "Y")
                @ Matrix.Rotation(math.radians(rot[0]), 4, "X")
            )
            add(Matrix.Translation(c) @ R @ Matrix.Diagonal((*r, 1)), 24, 14)
        else:
            pts = [Vector(q) for q in p[1]]
            rs = p[2] if hasattr(p[2], "__len__") else [p[2]] * len(pts)
            n = len(pts)
            for i in range(n - 1):
                L = (pts[i + 1] - pts[i]).length
                k = max(2, int(L / (min(rs[i], rs[i + 1]) * 0.45)))
                p0 = pts[max(i - 1, 0)]
                p1 = pts[i]
                p2 = pts[i + 1]
                p3 = pts[min(i + 2, n - 1)]
                for j in range(k + 1):
                    t = j / k
                    q = 0.5 * ((2 * p1) + (-p0 + p2) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t + (-p0 + 3 * p1 - 3 * p2 + p3) * t**3)
                    r = rs[i] + (rs[i + 1] - rs[i]) * t
                    add(Matrix.Translation(q) @ Matrix.Diagonal((r, r, r, 1)), 14, 8)
    me = bpy.data.meshes.new("m")
    me.from_pydata(V_, [], F_)
    o = obj("meta", me, parent)

    def mods(v):
        md = o.modifiers.new("r", "REMESH")
        md.mode = "VOXEL"
        md.voxel_size = v
        md.use_smooth_shade = True
        sm = o.modifiers.new("s", "SMOOTH")
        sm.factor = 0.5
        sm.iterations = smooth

    mods(vox)
    if cut:
        dg = bpy.context.evaluated_depsgraph_get()
        me2 = bpy.data.meshes.new_from_object(o.evaluated_get(dg))
        o.modifiers.clear()
        o.data = me2
        bm = bmesh.new()
        bm.from_mesh(me2)
        bmesh.ops.delete(bm, geom=[v for v in bm.verts if not cut(v.co)], context="VERTS")
        bm.to_mesh(me2)
        bm.free()
        so = o.modifiers.new("so", "SOLIDIFY")
        so.thickness = 0.05
        so.offset = -1
        mods(vox * 0.8)
    o.hide_viewport = True  # evaluated once, by the render depsgraph only (halves the build time)
    return _fin(o, m)


# ------------------------------------------------------------ scene
def reset(w=1200, h=675, samples=80, pct=100):
    pct = int(os.environ.get("PERCENT", pct))
    if "PREVIEW" in os.environ:
        pct = 50
        samples = 20
    global T0
    T0 = time.time()
    bpy.ops.wm.read_factory_settings(use_empty=True)
    _m.clear()
    s = bpy.context.scene
    s.render.engine = "CYCLES"
    c = s.cycles
    c.device = "CPU"
    c.samples = round(samples * SAMPLES)
    c.use_denoising = False
    c.use_adaptive_sampling = True
    c.adaptive_threshold = 0.015
    c.max_bounces = 4
    c.diffuse_bounces = 2
    c.glossy_bounces = 2
    c.transmission_bounces = 2
    c.caustics_reflective = False
    c.caustics_refractive = False
    c.sample_clamp_indirect = 3
    c.blur_glossy = 1
    s.render.image_settings.color_depth = "16"
    s.render.resolution_x = w
    s.render.resolution_y = h
    s.render.resolution_percentage = pct
    s.view_settings.view_transform = "Standard"
    s.view_settings.look = "None"
    s.view_settings.exposure = 0
    c.use_fast_gi = True
    c.fast_gi_method = "REPLACE"
    c.ao_bounces_render = 1
    s.render.threads_mode = "FIXED"
    s.render.threads = 2
    return s


def world(top, bot, strength=0.75, light=None, split=(0.25, 1.0)):
    """camera sees a screen-space gradient bot->top; lighting uses `light` (default mix)"""
    sc = bpy.context.scene
    w = bpy.data.worlds.new("w")
    sc.world = w
    w.use_nodes = True
    nt = w.node_tree
    bg = nt.nodes["Background"]
    out = nt.nodes["World Output"]
    w.light_settings.distance = 3
    bg.inputs[1].default_value = strength
    tc = nt.nodes.new("ShaderNodeTexCoord")
    sp = nt.nodes.new("ShaderNodeSeparateXYZ")
    cr = nt.nodes.new("ShaderNodeValToRGB")
    nt.links.new(tc.outputs["Generated"], sp.inputs[0])
    lt, lb = light or (top, bot)
    cr.color_ramp.elements[0].color = (*lin(P.get(lb, lb)), 1)
    cr.color_ramp.elements[1].color = (*lin(P.get(lt, lt)), 1)
    cr.color_ramp.elements[1].position = 0.5
    nt.links.new(sp.outputs["Z"], cr.inputs["Fac"])
    nt.links.new(cr.outputs["Color"], bg.inputs[0])
    b2 = nt.nodes.new("ShaderNodeBackground")
    b2.inputs[1].default_value = 1
    s2 = nt.nodes.new("ShaderNodeSeparateXYZ")
    c2 = nt.nodes.new("ShaderNodeValToRGB")
    nt.links.new(tc.outputs["Window"], s2.inputs[0])
    nt.links.new(s2.outputs["Y"], c2.inputs["Fac"])
    c2.color_ramp.elements[0].color = (*lin(P.get(bot, bot)), 1)
    c2.color_ramp.elements[1].color = (*lin(P.get(top, top)), 1)
    c2.color_ramp.elements[0].position = split[0]
    c2.color_ramp.elements[1].position = split[1]
    nt.links.new(c2.outputs["Color"], b2.inputs[0])
    lp = nt.nodes.new("ShaderNodeLightPath")
    mx = nt.nodes.new("ShaderNodeMixShader")
    nt.links.new(lp.outputs["Is Camera Ray"], mx.inputs[0])
    nt.links.new(bg.outputs[0], mx.inputs[1])
    nt.links.new(b2.outputs[0], mx.inputs[2])
    nt.links.new(mx.outputs[0], out.inputs[0])


def sun(rot, energy=3, angle=8, color="#FFF0D0"):
    l = bpy.data.lights.new("s", "SUN")
    l.energy = energy
    l.angle = math.radians(angle)
    l.color = lin(color)
    o = bpy.data.objects.new("sun", l)
    bpy.context.scene.collection.objects.link(o)
    o.rotation_euler = [math.radians(r) for r in rot]
    return o


def area(loc, target, energy, size=3, color="#FFFFFF"):
    l = bpy.data.lights.new("a", "AREA")
    l.energy = energy
    l.size = size
    l.color = lin(color)
    o = bpy.data.objects.new("a", l)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    return o


def spot(loc, target, energy, deg=30, blend=0.4, color="#FFE9BD", size=0.3):
    l = bpy.data.lights.new("sp", "SPOT")
    l.energy = energy
    l.spot_size = math.radians(deg)
    l.spot_blend = blend
    l.color = lin(color)
    l.shadow_soft_size = size
    o = bpy.data.objects.new("sp", l)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    return o


def camera(loc, target, lens=50, dof=None, f=2.8):
    c = bpy.data.cameras.new("c")
    c.lens = lens
    o = bpy.data.objects.new("cam", c)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.camera = o
    if dof is not None:
        c.dof.use_dof = True
        c.dof.focus_distance = (Vector(dof) - Vector(loc)).length
        c.dof.aperture_fstop = f
    return o


def render(name, dn=4):
    import subprocess

    s = bpy.context.scene
    f = f"{OUT}/raw/{name}.png"
    os.makedirs(os.path.dirname(f), exist_ok=True)
    os.makedirs(os.path.dirname(f"{OUT}/{name}"), exist_ok=True)
    s.render.filepath = f
    t = time.time()
    bpy.ops.render.render(write_still=True)
    t1 = time.time() - t
    subprocess.run(["/usr/bin/python3", HERE + "/finish.py", str(dn), f, f"{OUT}/{name}.png"], env={"PATH": "/usr/bin:/bin"})
    print("RENDERED", name, "build", round(t - T0, 1), "s render", round(t1, 1), "s", flush=True)


def prism(poly, depth, m, parent=None, c=(0, 0, 0), rot=(0, 0, 0), bev=0):
    """extrude a 2D polygon [(x,z)] along y, front face towards -Y"""
    bm = bmesh.new()
    f = [bm.verts.new((x, -depth / 2, z)) for x, z in poly]
    b = [bm.verts.new((x, depth / 2, z)) for x, z in poly]
    n = len(poly)
    bm.faces.new(f)
    bm.faces.new(b[::-1])
    for i in range(n):
        bm.faces.new([f[i], b[i], b[(i + 1) % n], f[(i + 1) % n]])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    if bev:
        bmesh.ops.bevel(
            bm,
            geom=[e for e in bm.edges if abs(e.verts[0].co.y - e.verts[1].co.y) < 1e-6 and e.verts[0].co.y < 0],
            offset=bev,
            segments=3,
            profile=0.5,
            affect="EDGES",
        )
    me = bpy.data.meshes.new("pr")
    bm.to_mesh(me)
    bm.free()
    o = obj("prism", me, parent)
    o.location = c
    o.rotation_euler = [math.radians(x) for x in rot]
    me.materials.append(m)
    return o


def smile(H):
    """laughing half-moon mouth: flat slightly sagging top, round bottom, teeth strip, tongue; follows the face curve"""
    mo = mat("#7A1B33", 0.5, clay=False)
    N = 14
    w, h = 0.125, 0.115
    top = [(-w + 2 * w * i / N, 0.016 * ((2 * i / N - 1) ** 2)) for i in range(N + 1)]
    bot = [(w * math.cos(a), -h * math.sin(a)) for a in [math.pi * i / N for i in range(1, N)]]
    e = empty((0, -0.398, -0.165), (-17, 0, 0), 1, H)
    prism(top + bot, 0.03, mo, e, bev=0.004)
    te = [(-w * 0.80 + 1.6 * w * i / N, 0.006 + 0.010 * ((2 * i / N - 1) ** 2)) for i in range(N + 1)]
    tb = [(w * 0.74 - 1.48 * w * i / N, -0.026) for i in range(N + 1)]
    prism(te + tb, 0.012, mat("#FFFFFF", 0.3, clay=False), e, (0, -0.016, -0.004))
    ball((0, -0.008, -0.083), (0.062, 0.016, 0.030), mat("#FF7488", 0.5, clay=False), e, seg=24)


# ------------------------------------------------------------ children
def kid(
    loc=(0, 0, 0),
    rot=0,
    s=1,
    skin=1,
    shirt="coral",
    pants="petrol",
    shoes="white",
    hair="short",
    hairC="#4A2B1C",
    mood="smile",
    armL=None,
    armR=None,
    legL=None,
    legR=None,
    stripes=None,
    headrot=(0, 0, 0),
    outfit="pants",
    sitting=False,
    backpack=None,
    crown=False,
    scarfC="teal",
    accC="sun",
    glasses=False,
    lean=0,
    sleeve=1,
):
    """faces -Y. height ~2.3. origin at ground. returns root empty"""
    R = empty(loc, (0, 0, rot), s)
    hipz = 0.78
    if sitting:
        hipz = 0.26
    B = empty((0, 0, hipz), (lean, 0, 0), 1, R)  # body frame at hip
    sk = mat(SK[skin], 0.5)
    sh = mat(shirt, 0.7)
    pa = mat(pants, 0.7)
    so = mat(shoes, 0.5)
    # torso
    if outfit == "dress":
        meta(
            [("b", (0, 0, 0.42), (0.30, 0.22, 0.32)), ("b", (0, 0, 0.12), (0.38, 0.30, 0.28)), ("b", (0, 0, -0.08), (0.46, 0.38, 0.14))],
            sh,
            B,
            0.03,
            8,
        )
    else:
        meta([("b", (0, 0, 0.42), (0.31, 0.22, 0.30)), ("b", (0, 0, 0.14), (0.31, 0.24, 0.26))], sh, B, 0.03, 8)
        meta([("b", (0, 0, -0.02), (0.30, 0.235, 0.17))], pa, B, 0.03, 4)
    if stripes:
        st = mat(stripes, 0.7)
        for z, rx, ry in ((0.56, 0.285, 0.205), (0.38, 0.322, 0.233), (0.2, 0.322, 0.245)):
            t = bpy.data.curves.new("st", "CURVE")
            pts = [(math.cos(a) * rx, math.sin(a) * ry, z) for a in [i * math.pi / 8 for i in range(16)]]
            tube(pts, 0.042, st, B, cyc=True)
    cyl((0, 0, 0.74), 0.10, 0.16, sk, B, bev=0)
    # legs
    legL = legL or [(-0.16, 0, -0.38), (-0.17, -0.0, -0.70)]
    legR = legR or [(0.16, 0, -0.38), (0.17, -0.0, -0.70)]
    for sx, (k, f) in ((-1, legL), (1, legR)):
        h = (sx * 0.155, 0, 0)
        c = sk if outfit in ("dress", "shorts") else pa
        meta([("t", [h, k, f], [0.155, 0.135, 0.115])], c, B, 0.03, 4)
        if outfit == "shorts":
            meta([("t", [h, tuple(h[i] + (k[i] - h[i]) * 0.85 for i in range(3))], [0.17, 0.165])], pa, B, 0.03, 4)
        d = Vector(f) - Vector(k)
        fz = f[2] - 0.02
        if sitting:
            meta([("b", (f[0], f[1] - 0.06, fz + 0.0), (0.13, 0.2, 0.12))], so, B, 0.03, 3)
        else:
            meta(
                [("b", (f[0], f[1] - 0.09, fz - 0.0), (0.145, 0.235, 0.105)), ("b", (f[0], f[1] + 0.03, fz + 0.03), (0.13, 0.13, 0.12))],
                so,
                B,
                0.03,
                3,
            )
    # arms
    armL = armL or [(-0.46, -0.03, 0.30), (-0.50, -0.10, 0.02)]
    armR = armR or [(0.46, -0.03, 0.30), (0.50, -0.10, 0.02)]
    for sx, (e, hd) in ((-1, armL), (1, armR)):
        shp = Vector((sx * 0.27, 0, 0.58))
        e = Vector(e)
        hd = Vector(hd)
        w = e.lerp(hd, 0.82)
        if sleeve >= 1:
            meta([("t", [shp, e, w], [0.125, 0.11, 0.105])], sh, B, 0.028, 4)
            meta([("t", [e.lerp(hd, 0.6), hd], [0.085, 0.085]), ("b", hd, 0.112)], sk, B, 0.028, 3)
        else:
            meta([("t", [shp, shp.lerp(e, 0.75)], [0.13, 0.14])], sh, B, 0.028, 4)
            meta([("t", [shp, e, hd], [0.09, 0.09, 0.085]), ("b", hd, 0.112)], sk, B, 0.028, 3)
    # head
    Hh = empty((0, -0.02, 1.12), headrot, 1, B)
    meta([("b", (0, 0, 0), (0.46, 0.42, 0.43)), ("b", (0, -0.04, -0.14), (0.40, 0.35, 0.28))], sk, Hh, 0.035, 8)
    for sx in (-1, 1):
        ball((sx * 0.45, 0.03, -0.06), (0.085, 0.06, 0.1), sk, Hh, seg=24)
    dk = mat("#24162E", 0.25, spec=0.6, clay=False)
    wh = mat("#FFFFFF", 0.3, clay=False)
    for sx in (-1, 1):
        if mood == "laugh":
            tube([(sx * 0.17 - 0.07, -0.395, -0.03), (sx * 0.17, -0.415, 0.03), (sx * 0.17 + 0.07, -0.395, -0.03)], 0.02, dk, Hh)
        else:
            ball((sx * 0.165, -0.395, -0.01), (0.048, 0.03, 0.062), dk, Hh, seg=24)
            ball((sx * 0.165 - 0.014, -0.424, 0.016), (0.014, 0.008, 0.016), wh, Hh, seg=12)
        bl = mat(("#F2836E" if skin < 3 else "#A8472F"), 0.6, clay=False)
        ball((sx * 0.265, -0.335, -0.13), (0.075, 0.022, 0.052), bl, Hh, rot=(0, 0, sx * 32), seg=24)
        by = 0.15 + (0.05 if mood == "wow" else 0)
        tube(
            [(sx * 0.10, -0.402, by + 0.028), (sx * 0.165, -0.396, by + 0.036), (sx * 0.23, -0.372, by - 0.012)],
            0.016,
            mat(hairC, 0.6, clay=False),
            Hh,
        )
    ball((0, -0.425, -0.085), (0.042, 0.035, 0.036), mat(SK[skin], 0.5), Hh, seg=24)
    mo = mat("#7A1B33", 0.5, clay=False)
    if mood in ("smile",):
        tube([(-0.09, -0.405, -0.175), (0, -0.42, -0.215), (0.09, -0.405, -0.175)], 0.018, mo, Hh)
    elif mood in ("open", "laugh"):
        smile(Hh)
    elif mood == "wow":
        ball((0, -0.40, -0.215), (0.05, 0.03, 0.068), mo, Hh, seg=24)
    hm = mat(hairC, 0.65)

    def cap(front=0.14, side=-0.12, back=-0.34, grow=1.07, extra=()):
        def keep(v):
            # hairline depends on y (front negative)
            t = (v.y + 0.42) / 0.84
            t = max(0, min(1, t))
            zl = front + (side - front) * min(1, t * 1.9) if t < 0.53 else side + (back - side) * ((t - 0.53) / 0.47)
            zl += 0.10 * abs(v.x) / 0.46 * (-1 if t < 0.4 else 0)
            return v.z > zl

        return meta(
            [("b", (0, 0.01, 0.02), (0.46 * grow, 0.42 * grow + 0.005, 0.43 * grow + 0.01))] + list(extra), hm, Hh, 0.032, 5, cut=keep
        )

    if hair == "short":
        cap(0.2, -0.05, -0.28)
        meta(
            [
                ("t", [(-0.30, -0.33, 0.26), (-0.05, -0.40, 0.32), (0.26, -0.35, 0.25)], [0.09, 0.12, 0.08]),
                ("b", (0.06, -0.18, 0.44), (0.16, 0.15, 0.09)),
                ("b", (-0.12, -0.2, 0.42), (0.16, 0.15, 0.09)),
            ],
            hm,
            Hh,
            0.03,
            4,
        )
    if hair == "bob":
        cap(0.24, -0.02, -0.3)
        meta([("t", [(-0.36, -0.28, 0.26), (-0.05, -0.41, 0.25), (0.36, -0.28, 0.26)], [0.08, 0.085, 0.08])], hm, Hh, 0.03, 4)
        meta(
            [
                ("t", [(-0.44, -0.12, 0.2), (-0.5, -0.06, -0.1), (-0.45, -0.06, -0.36)], [0.1, 0.12, 0.1]),
                ("t", [(0.44, -0.12, 0.2), (0.5, -0.06, -0.1), (0.45, -0.06, -0.36)], [0.1, 0.12, 0.1]),
                ("t", [(-0.42, 0.12, -0.28), (0, 0.36, -0.34), (0.42, 0.12, -0.28)], [0.13, 0.14, 0.13]),
                ("b", (0, 0.2, -0.1), (0.42, 0.26, 0.3)),
            ],
            hm,
            Hh,
            0.035,
            6,
        )
    if hair == "long":
        cap(0.24, -0.02, -0.3)
        meta(
            [
                ("t", [(0, -0.40, 0.34), (-0.28, -0.34, 0.16), (-0.43, -0.2, -0.1)], [0.06, 0.08, 0.07]),
                ("t", [(0, -0.40, 0.34), (0.28, -0.34, 0.16), (0.43, -0.2, -0.1)], [0.06, 0.08, 0.07]),
            ],
            hm,
            Hh,
            0.03,
            4,
        )
        meta(
            [
                ("t", [(-0.46, -0.02, 0.1), (-0.5, 0.06, -0.3), (-0.4, 0.06, -0.7)], [0.1, 0.13, 0.09]),
                ("t", [(0.46, -0.02, 0.1), (0.5, 0.06, -0.3), (0.4, 0.06, -0.7)], [0.1, 0.13, 0.09]),
                ("t", [(0, 0.34, 0), (0, 0.36, -0.4), (0, 0.28, -0.72)], [0.3, 0.26, 0.16]),
                ("b", (-0.25, 0.24, -0.4), (0.22, 0.16, 0.36)),
                ("b", (0.25, 0.24, -0.4), (0.22, 0.16, 0.36)),
            ],
            hm,
            Hh,
            0.035,
            6,
        )
    if hair == "pig":
        cap(0.2, -0.02, -0.28)
        meta(
            [
                ("t", [(0.02, -0.39, 0.36), (-0.26, -0.36, 0.22), (-0.42, -0.2, 0.02)], [0.05, 0.085, 0.07]),
                ("t", [(0.02, -0.39, 0.36), (0.26, -0.36, 0.22), (0.42, -0.2, 0.02)], [0.05, 0.085, 0.07]),
            ],
            hm,
            Hh,
            0.03,
            4,
        )
        for sx in (-1, 1):
            meta([("t", [(sx * 0.5, 0.08, 0.06), (sx * 0.66, 0.08, -0.02), (sx * 0.68, 0.06, -0.26)], [0.1, 0.15, 0.07])], hm, Hh, 0.03, 4)
            ball((sx * 0.49, 0.08, 0.06), (0.06, 0.085, 0.085), mat(accC, 0.5), Hh, seg=24)
    if hair == "curly":
        random.seed(7)
        parts = []
        for i in range(70):
            a = random.uniform(0, math.tau)
            z = random.uniform(-0.25, 1)
            q = math.sqrt(max(0, 1 - z * z))
            v = Vector((math.cos(a) * q * 0.5, math.sin(a) * q * 0.47 + 0.05, z * 0.46 + 0.06))
            if v.y < -0.22 and v.z < 0.24:
                continue
            if v.z < -0.02 and v.y < -0.02:
                continue
            parts.append(("b", v, random.uniform(0.11, 0.16)))
        meta(parts, hm, Hh, 0.03, 1)
    if hair == "bun":
        cap(0.24, -0.05, -0.3)
        ball((0, 0.05, 0.52), (0.2, 0.2, 0.17), hm, Hh)
        cyl((0, 0.05, 0.42), 0.13, 0.06, mat(accC, 0.5), Hh)
    if hair == "scarf":
        hm = mat(scarfC, 0.75)

        def keep(v):
            return not (v.y < -0.12 and (v.x / 0.36) ** 2 + ((v.z + 0.03) / 0.37) ** 2 < 1)

        meta(
            [
                ("b", (0, 0.02, 0.0), (0.52, 0.48, 0.50)),
                ("b", (0, 0.0, -0.34), (0.40, 0.36, 0.22)),
                ("b", (0, 0.0, -0.48), (0.36, 0.30, 0.12)),
            ],
            hm,
            Hh,
            0.032,
            6,
            cut=keep,
        )
    if crown:
        go = mat("#FFC02E", 0.25, metal=0.6, clay=False)
        C = empty((0, -0.02, 0.42), (-6, 0, 0), 1, Hh)
        cyl((0, 0, 0.06), 0.27, 0.14, go, C, bev=0.02)
        for i in range(7):
            a = i * math.tau / 7
            cyl((math.cos(a) * 0.25, math.sin(a) * 0.25, 0.2), 0.075, 0.2, go, C, bev=0, seg=16, r2=0.012)
            ball((math.cos(a) * 0.25, math.sin(a) * 0.25, 0.31), 0.035, mat("coral", 0.3, clay=False), C, seg=16)
    if glasses:
        gm = mat("coral", 0.3, clay=False)
        for sx in (-1, 1):
            tube(
                [(sx * 0.165 + math.cos(a) * 0.105, -0.44, -0.005 + math.sin(a) * 0.105) for a in [i * math.tau / 12 for i in range(12)]],
                0.016,
                gm,
                Hh,
                cyc=True,
            )
        tube([(-0.06, -0.445, 0.02), (0, -0.455, 0.035), (0.06, -0.445, 0.02)], 0.014, gm, Hh)
    if backpack:
        bm_ = mat(backpack, 0.7)
        rbox((0, 0.33, 0.34), (0.56, 0.30, 0.68), 0.12, bm_, B)
        rbox((0, 0.5, 0.2), (0.36, 0.1, 0.28), 0.06, mat("sun", 0.6), B)
        for sx in (-1, 1):
            tube([(sx * 0.2, 0.2, 0.62), (sx * 0.22, -0.08, 0.68), (sx * 0.23, -0.23, 0.45), (sx * 0.24, -0.1, 0.12)], 0.04, bm_, B)
    R["head"] = 1
    return R, B, Hh
